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
new-version-instead = Das ließ sich nicht laden, aber eine neue Version von Kitchen Table ist da. Deine Spiele bleiben erhalten.
home = Startseite
to-boxes = Spiel wählen

## The choice of players

-bot =
    { $level ->
        [easy] leichter Bot
        [casual] lockerer Bot
        [normal] normaler Bot
        [hard] starker Bot
       *[expert] Profi-Bot
    }
# Whom somebody adds.
-a-bot =
    { $level ->
        [easy] leichten Bot
        [casual] lockeren Bot
        [normal] normalen Bot
        [hard] starken Bot
       *[expert] Profi-Bot
    }

who-plays = Neues Spiel: { GAME($game) }
chairs =
    { $turns ->
        [yes] Plätze, im Uhrzeigersinn
       *[no] Plätze
    }
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
-bots =
    { $level ->
        [easy] leichte Bots
        [casual] lockere Bots
        [normal] normale Bots
        [hard] starke Bots
       *[expert] Profi-Bots
    }
strength =
    Gewinnt { $wins } von 100 Spielen gegen { $players ->
        [2] einen { -a-bot }
       *[other] { -bots }
    } ({ $fair } wären ausgeglichen).
weakest = Macht die meisten Fehler.
players = { $count } am Tisch
name-of = Name auf Platz { $seat }
choose-head = Kopf: { $now }
heads = Kopf
no-head =
    Nur { $shape ->
        [circle] der Kreis
        [triangle] das Dreieck
        [square] das Quadrat
        [diamond] die Raute
        [star] der Stern
        [cross] das Kreuz
        [pentagon] das Fünfeck
       *[moon] der Mond
    }
who-sits = Wer auf Platz { $seat } sitzt
person = Person
bot = { -bot }
bot-tag = { -bot }
house-rules = Hausregeln
practice = Üben: Züge lassen sich zurücknehmen
practice-note = Für eine Person gegen Bots. Beim Ergebnis steht, dass es eine Übung war.
shared-practice = Üben: Alle dürfen um Tipps bitten
shared-practice-note = Das sollten alle wollen. Beim Ergebnis steht, dass es eine Übung war.
training = Training: Lass dir Zeit
training-note = Für eine Person allein mit Bots, die auf jede deiner Karten warten: Was an der Karte in der Mitte zählt, steht dabei, und passende Karten leuchten nach drei Sekunden auf.
deal = Karten austeilen
deal-clears = Teilst du aus, ist das laufende Spiel beendet.
choose-seats = Plätze für { GAME($game) } wählen
again = Noch ein Spiel

## Names of people

you = Du
head-name =
    { $head ->
        [ada] Ada
        [bruno] Bruno
        [carla] Carla
        [deniz] Deniz
        [emil] Emil
        [farah] Farah
        [gus] Gus
        [hana] Hana
        [ivo] Ivo
        [joy] Joy
        [kofi] Kofi
       *[lou] Lou
    }
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
