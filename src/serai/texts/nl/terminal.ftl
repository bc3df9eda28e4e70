# De terminal: wat die naast het spel zegt. De woorden die je typt zijn in alle talen dezelfde.

## Voor het spel.

terminal-title = { $game }: { $players }
terminal-edition = Uitgave: { $name }
terminal-sealed = Het toeval is verzegeld: { $seal }
terminal-ask-level = Nummer, of Enter voor ‘{ $name }’:
terminal-no-level = er is geen niveau { $typed }: de niveaus zijn 1 tot en met { $count }
terminal-start = Typ help om te zien wat je kunt typen.

## De beurt.

terminal-chosen = Deze beurt: { $listed }
terminal-taken-back = Teruggenomen.
terminal-nothing-refused = Niets wat je zou verwachten is nu verboden.
terminal-nothing-chosen = er valt niets terug te nemen: sindsdien was het toeval of een ander aan zet
terminal-type = typ het nummer van een zet, of help
terminal-type-end = er valt niets meer te kiezen: typ e om door te gaan, of u om terug te nemen
terminal-unknown = onbekende actie ‘{ $typed }’: typ het nummer van een zet, of help
terminal-refused = ‘{ $typed }’ mag nu niet: typ het nummer van een zet, of why
terminal-no-move = er is geen zet { $typed }: de zetten zijn 1 tot en met { $count }
terminal-no-rule = geen regel begint met ‘{ $typed }’; regels beginnen met { $listed }

## Weggaan, en het einde.

terminal-kept = Het spel is bewaard. Ga verder: { $command }
terminal-turn-lost = De keuzes van deze beurt zijn niet bewaard: hij was niet beëindigd.
terminal-saved = Bewaard in { $path }.
terminal-record = Het verslag staat in { $path }. Controleer het: { $command }
terminal-end = Het einde: { $reason }
terminal-place = Plaats
terminal-scores = Stand: { $listed }

## Wat je kunt typen.

terminal-help = Typ het nummer van een zet, of de notatie ervan, of een van deze woorden; de eerste letter volstaat:
terminal-help-end = de beurt beëindigen
terminal-help-undo = je laatste keuze terugnemen, als er sindsdien niets onthuld is
terminal-help-board = de tafel opnieuw tonen, of helemaal
terminal-help-why = wat je nu niet mag, en waarom
terminal-help-log = de laatste N dingen die gebeurden
terminal-help-rules = de regels, of die waarvan het nummer zo begint
terminal-help-save = het spel bewaren zoals het nu is
terminal-help-quit = weggaan; het spel wordt bewaard
terminal-help-help = deze woorden tonen
terminal-help-enter = Is er nog maar één ding te doen, dan doet Enter het.
