# Agra op één scherm.

agra-summary-goal = Wie de meeste roepies heeft, wint
agra-summary-goal-words = Verbouw goederen, maak er betere van en breng ze naar notabelen, gilden en Akbar.
agra-summary-farm = Je boerderij
agra-summary-farm-words = Elke hoek geeft zijn goed zo vaak als er open velden zijn tot de naaste boeren. Verplaats boeren en haal afdekfiches weg om meer te verbouwen.
agra-summary-farm-told = Een boerderij: een ring van velden met een goed in elke hoek, een boer aan elke kant, en afdekfiches.
agra-summary-stones = { $stones } stenen, { $workers } arbeiders
agra-summary-stones-words = Elk goed, elke gunst en elke levering is een van je stenen. Andere zijn er niet.
agra-summary-end = Het einde
agra-summary-end-words = Het komt met een contract van niveau 4, de top van een spoor of een volle kolom opdrachten.

agra-summary-meditate = 1. Mediteer, als je wilt
agra-summary-meditate-words = Je arbeiders in de stad gaan liggen voor punten. Met punten koop je acties van de cirkel.
agra-summary-act = 2. Stuur een arbeider: dit moet
agra-summary-act-words = Ga naar een van vier personages of naar een gebouw. Wie daar was, gaat naar huis, met een gunst als de arbeider stond. Je eigen arbeider handelt nog eens voor { $price } roepies.
agra-summary-street-told = Een straat van de stad: elk gebouw maakt van het goed van het vorige gebouw een beter goed.
agra-summary-order = 3. Vervul een opdracht, als je wilt
agra-summary-order-words = Geef de twee goederen van een gemarkeerde opdracht aan het gilde, of één goed aan Akbar.
agra-summary-any = Op elk moment
agra-summary-any-words = Gunsten kopen acties, olie en curry zetten arbeiders overeind, luxegoederen hebben hun eigen werking.
agra-summary-builders = Iedereen mag volgen
agra-summary-builders-words = Bewerk je goederen in een gebouw, dan mogen de anderen er elk één bewerken, en jij krijgt gunsten.

agra-summary-deliver = Leveringen
agra-summary-deliver-words = 1 roepie voor elke steen op de kaart, en een stap op het spoor van het gilde. Wie de meeste stenen heeft, wint het contract.
agra-summary-river-told = Notabelen aan de rivier, elk met de goederen die worden gevraagd.
agra-summary-tracks = Opdrachten
agra-summary-tracks-words = Wie eerste is op het spoor van het gilde krijgt wat naast die stap staat, de anderen 1 minder.
agra-summary-track-told = Het spoor van een gilde, met zijn zes opdrachten.
agra-summary-final = Aan het einde
agra-summary-final-words = Op elk spoor krijgt de eerste { $first } voor elke eigen steen bij de opdrachten, de tweede { $second }. Daarbij komen contracten, geschenken aan Akbar, { $cover } voor elk weggehaald afdekfiche, en { $meditation } voor de laatste stap van meditatie.
