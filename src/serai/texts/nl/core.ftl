# Woorden die elk spel nodig heeft.

side-dummy = Dummy
prompt-choose = Kies.
setup-players = { $game } is voor { $low } tot en met { $high } spelers, niet voor { $count }.

## Wat er aan een spelverslag niet klopt.

record-large = Het is groter dan { $most } KB.
record-no-text = Het is geen tekstbestand.
record-no-record = Het begint niet met “{ $start }”, zoals elk spelverslag.
record-line = Regel { $line } hoort niet in een spelverslag.
record-altered = Er is iets in veranderd, of er ontbreekt iets.
record-move = Zet { $move } ({ $line }) is daar tegen de spelregels.
record-luck = Zet { $move } ({ $line }) is niet wat het verzegelde toeval geeft.
record-game = Het is geen spelverslag van { $game }.
record-no-game = Het spel “{ $game }” is hier niet.
record-rules = Het vraagt versie { $wants } van de spelregels; deze Serai heeft versie { $has }.
record-components = De partij is met ander spelmateriaal gespeeld.
record-edition = De partij is gespeeld met de editie “{ $edition }”, of met ander spelmateriaal.
record-header = De partij kan niet beginnen zoals de kop zegt.
record-unfinished = De partij is nog niet afgelopen; het geheim wordt pas daarna onthuld.
record-no-secret = Er staat geen geheim in; het toeval kan dus niet worden nagerekend.
record-branched = De partij is vanuit een ander spelverslag verder gespeeld; het toeval is dus niet verzegeld.
record-seal = Het geheim past niet bij het zegel dat voor de partij is gepubliceerd.

## Wat er aan een editie niet klopt.

edition-large = Het bestand is groter dan { $most } KB.
edition-no-text = Het is geen tekst in UTF-8.
edition-toml = Het is geen geldige TOML:
edition-head = Het begint niet met [edition] en een naam.
edition-name = De naam is één regel van hoogstens { $most } letters.
edition-line = Regel { $line } is te lang of te diep genest.
edition-no-table = Dit spel heeft geen tabel “{ $table }”.
edition-table = { $where }, tabel “{ $table }”:
edition-row = { $where }, “{ $id }” in de tabel “{ $table }”:
edition-remove = Wat onder [remove] staat, kan niet worden weggelaten:
edition-unfit = Het past niet bij de regels van dit spel:
edition-slow = Een partij ermee duurt te lang.
edition-unplayable = Een partij ermee kan niet worden uitgespeeld:
