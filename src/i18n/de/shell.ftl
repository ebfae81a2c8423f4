### The pages around a game.

app-name = Kitchen Table
game = { GAME($game) }
loading = { GAME($game) } wird geladen
not-loaded = { GAME($game) } ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal. Verloren ist nichts.
try-again = Noch einmal versuchen
settings = Einstellungen
about = Über diese Seite
rules-of = Regeln von { GAME($game) }
loading-page = Diese Seite wird geladen
page-not-loaded = Diese Seite ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal. Verloren ist nichts.
home = Startseite
to-boxes = Spiel wählen

## The choice of players

-bot =
    { $level ->
        [easy] leichter Bot
        [casual] lockerer Bot
        [normal] normaler Bot
       *[hard] starker Bot
    }
# Whom somebody adds.
-a-bot =
    { $level ->
        [easy] leichten Bot
        [casual] lockeren Bot
        [normal] normalen Bot
       *[hard] starken Bot
    }

who-plays = Neues Spiel: { GAME($game) }
chairs = Plätze, im Uhrzeigersinn
seated =
    Platz { $seat }: { SHOWN($name) }, { $who ->
        [person] Person
       *[bot] { -bot }
    }
empty-chair = Freier Platz
join =
    { $who ->
        [person] Freier Platz: Person dazusetzen
       *[bot] Freier Platz: { -a-bot } dazusetzen
    }
clockwise = Es geht im Uhrzeigersinn
empty = Frei
nobody = Hier sitzt niemand.
fewest = Bei { GAME($game) } sitzen mindestens { $least } am Tisch.
players = { $count } am Tisch
name-of = Name auf Platz { $seat }
who-sits = Wer auf Platz { $seat } sitzt
person = Person
bot = { -bot }
bot-tag = { -bot }
house-rules = Hausregeln
practice = Üben: Züge lassen sich zurücknehmen
practice-note = Für eine Person gegen Bots. Beim Ergebnis steht, dass es eine Übung war.
training = Training: Lass dir Zeit
training-note = Für eine Person allein mit Bots: Alles läuft halb so schnell, die Eigenschaften der Karte in der Mitte stehen dabei, und passende Karten leuchten nach drei Sekunden auf.
deal = Karten austeilen
deal-clears = Teilst du aus, ist das laufende Spiel beendet.
choose-seats = Plätze für { GAME($game) } wählen
again = Noch ein Spiel

## Names of people

you = Du
seat-name =
    { $shape ->
        [circle] Kreis
        [triangle] Dreieck
        [square] Quadrat
        [diamond] Raute
        [star] Stern
        [cross] Kreuz
        [pentagon] Fünfeck
       *[moon] Mond
    }

## Links that cannot be dealt

bad-link = Dieser Link geht nicht

## Elsewhere

thinking =
    { $name ->
        [you] Du bist dran.
       *[other] { $name } überlegt.
    }
empty-table = Der Tisch ist leer
empty-table-note = Wähle ein Spiel und leg los.
no-such-page = Seite nicht gefunden
no-such-page-note = Prüfe die Adresse oder wähle ein Spiel.
