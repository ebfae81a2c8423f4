### The about page. It says about the games what their rule books say.

games = Von wem die Spiele sind
games-note = Kitchen Table kommt von Leuten, die diese Spiele gern spielen. Wer sie erfunden hat oder verlegt, hat damit nichts zu tun und steht nicht dahinter. Die Namen gehören ihren Inhabern. Kauf dir die echten Spiele: Sie sind gut.
made-by =
    { $game ->
        [sloop] Von Mike Fitzgerald, nach dem alten Spiel Casino. Erschienen 2012 bei U.S. Games Systems, Inc.
        [dealt] Erfunden von Katja Stremmel. Erschienen 2020 bei AMIGO; Dealt! ist eine Marke von AMIGO Games Inc. In Deutschland heißt es Krass Kariert.
        [swoop] Gespielt mit mehreren gewöhnlichen Kartenspielen. Die Regeln, nach denen wir uns richten, nennen weder Autor noch Verlag.
        [stroop] Von Jonathan Chaffer, mit Grafik von Chris Kirkman. Erschienen 2017 bei Grand Gamers Guild.
       *[slapshot] Erschienen bei Columbia Games Inc. Die Regeln nennen keinen Autor.
    }
ours = Karten und Regeln
ours-note = Alle Karten, Schachteln und Zeichen zeichnen wir selbst, und die Regeln erzählen wir mit eigenen Worten. Aus den gedruckten Spielen ist nichts kopiert.
privacy = Was diese Seite über dich weiß
privacy-note = Nichts verlässt dein Gerät. Hinter dieser Seite steckt kein Server, und es gibt weder Konten noch Tracker. Deine Spiele, deine Einstellungen und die Namen an deinem Tisch bleiben in deinem Browser, und sie sind weg, wenn du seine Daten löschst.
network-note = Die Seite fragt nur da an, wo sie herkommt, und holt nur ihre eigenen Dateien. Die Bots denken in deinem Browser.
file-note = Diese Ausgabe ist eine einzige Datei. Sie spricht mit niemandem. Die Bots denken in deinem Browser.
licenses = Lizenzen
own-license = Code und Bilder von Kitchen Table sind frei, unter der MIT- oder der Apache-2.0-Lizenz, ganz wie du willst.
font-licenses = Die Schriften sind Fraunces und Atkinson Hyperlegible Next aus den gleichnamigen Projekten, unter der SIL Open Font License 1.1.
picture-licenses = Fertige Icons gibt es hier nicht: Das Logo, die Schachteln und alle Zeichen sind von uns.
crate-licenses = Geschrieben ist alles in Rust, mit Yew und anderen Crates, die viele Leute frei weitergeben.
license-texts = Alle, mit ihren Lizenzen
