# Rajas of the Ganges op één scherm.

rajas-summary-goal = Laat roem en geld elkaar ontmoeten
rajas-summary-goal-words = Je twee markers lopen naar elkaar toe. Ontmoeten ze elkaar, dan wordt de omloop afgemaakt; wie ze het verst voorbij elkaar heeft, wint.
rajas-summary-race-told = Twee sporen die naar elkaar toe lopen: roem van links, geld van rechts.
rajas-summary-province = Je provincie
rajas-summary-province-words = Elke tegel heeft een weg naar de residentie nodig. Gebouwen erop geven roem, markten munten.
rajas-summary-province-told = Een provincie: boven de residentie, eromheen tegels met wegen, op de rand inkomsten.
rajas-summary-incomes = Inkomsten
rajas-summary-incomes-words = Ze liggen op de rand. Bereikt een van je wegen ze, dan krijg je ze, één keer.
rajas-summary-workers = { $start } arbeiders, dan meer
rajas-summary-workers-words = Bij { $fame } roem, { $money } munten en achter de brug wachten er meer.

rajas-summary-turn = Plaats een arbeider, betaal, doe de actie
rajas-summary-turn-words = Ieder één arbeider, omloop na omloop. Een ronde is uit als ze allemaal staan.
rajas-summary-quarry = Groeve
rajas-summary-quarry-words = Munten geven toegang, dobbelstenen in de kleur van de tegel betalen de tegel. Leg hem in je provincie.
rajas-summary-market = Markt
rajas-summary-market-words = Verkoop op één markt van elk goed, of met een dobbelsteen op zoveel markten van één goed als hij toont.
rajas-summary-palace = Paleis
rajas-summary-palace-words = Dobbelstenen, verbeteringen, karma en mensen met bijzondere diensten. Elke zaal vraagt een dobbelsteen van haar waarde.
rajas-summary-port = Haven
rajas-summary-port-words = Een dobbelsteen van hoogstens { $most } brengt je boot naar de volgende beloning op de rivier.
rajas-summary-dice = Dobbelstenen en karma
rajas-summary-dice-words = Nieuwe dobbelstenen gooi je meteen; er is plaats voor { $dice }. Voor 1 karma keer je een dobbelsteen bij het betalen om.

rajas-summary-fame = Roem
rajas-summary-fame-words = Een gebouw geeft { $low }. Verbeteringen brengen dat tot { $high }, voor wat je daarna legt.
rajas-summary-scrolls-told = Vier rollen, een per soort gebouw, met de roem die het geeft.
rajas-summary-money = Geld
rajas-summary-money-words = Een markt betaalt als je hem legt, en opnieuw telkens als je er verkoopt. Wat je betaalt, brengt je marker terug.
rajas-summary-rewards = Onderweg
rajas-summary-rewards-words = Op beide sporen liggen beloningen, elk één keer voor jou: een verbetering, karma, dobbelstenen, een stap van de boot.
rajas-summary-river-told = Een deel van de rivier: velden met beloningen, en boten.
rajas-summary-pace = { $per } munten zijn 1 roem waard
rajas-summary-pace-words = Naast één roemvakje liggen { $per } geldvakjes. Ga de weg die je tegels je wijzen.
