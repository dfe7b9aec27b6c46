# Mots de l'application web : ce que dit le serveur (server-…) et ce que montre l'enveloppe du client (web-…).

## Ce que dit le serveur quand quelque chose est impossible

server-frame = Le serveur ne comprend pas ce message.
server-body = Le serveur ne comprend pas cette demande.
server-json = Le serveur attend du JSON.
server-size = C'est trop gros pour le serveur.
server-origin = Cette demande vient d'un autre site.
server-host = Le serveur ne répond pas sous ce nom.
server-nowhere = Il n'y a rien ici.
server-match = Cette partie n'existe pas, ou n'existe plus.
server-token = Le serveur ne vous connaît pas : rechargez la page.
server-seat = Cette place n'est pas la vôtre.
server-spectator = Les spectateurs regardent ; ils ne jouent pas.
server-stale = La partie a continué entre-temps.
server-rate = Trop vite : attendez un instant.
server-limit = Le serveur n'en permet pas davantage.
server-full = Trop de personnes sont connectées.
server-owner = Seule la personne qui a créé cette partie peut faire cela.
server-invitation = Cette invitation a déjà servi, ou a été retirée.
server-taken = Cette place est prise.
server-level = Ce robot n'existe pas.
server-store = Le serveur n'a pas pu enregistrer ; rien n'a été joué. Réessayez.
server-slow = La lecture de cette partie prend trop de temps au serveur.
server-fault = Le serveur s'est trompé ; rien n'a changé.
server-waits = Les robots n'ont rien à faire maintenant.
server-script = La partie suit déjà le script de l'instructeur.

## Enveloppe : mots communs et règles

web-close = Fermer
web-loading = Chargement…
web-offline = Le serveur ne répond pas. Vos parties y sont enregistrées.
web-retry = Réessayer
web-rule-open = Règle { $id }
web-rule-loading = Règle
web-rule-why = Comment nous l'avons tranché
web-rule-related = Se lit avec
web-rule-in-book = Voir dans les règles
web-rule-unknown = Règle inconnue
    .text = Ce serveur ne connaît pas de règle { $id }.
