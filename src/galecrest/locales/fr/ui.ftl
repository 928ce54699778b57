### The words of the browser client in French, all but the game's own.

## Home

tagline = Complotez à l’aube, pillez au crépuscule. Un jeu de cartes parmi les nuages.
your-name = Votre nom
your-captain = Votre capitaine
captain-1 = Boucles blanches
captain-2 = Barbe de feu
captain-3 = Plume
captain-4 = Nattes
captain-5 = Lunettes de vol
captain-6 = Chapeau de paille
captain-7 = Turban
captain-8 = Monocle
name-ask = Comment vous appeler ?
name-ask-more = Les autres voient ce nom. Vous pouvez en changer à tout moment.
name-keep = C’est moi
name-change = Changer de nom
doors = Façons de jouer
door-now = Jouer tout de suite
door-now-more = Un clic, et vous choisissez votre première carte. Sans inscription.
now-change = Choisir les bots et le plateau
bot-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
strength = Force
strength-easy = Facile
    .about = Joue selon ses goûts, sans calculer. De bonne compagnie pour une première traversée.
strength-fair = Moyen
    .about = Connaît ses cartes et pense un jour à l’avance. Ne pardonne pas l’imprudence.
strength-hard = Difficile
    .about = Pense chaque traversée jusqu’au bout et devine votre main.
start-now = Jouer
door-friends = Voguer entre amis
door-friends-more = Ouvrez une table, envoyez un lien.
door-alone = Voguer en solitaire
door-alone-more = Vous contre Automa, six niveaux.
more = Plus
guided-voyage = Premier voyage guidé
unfinished = Vos parties en cours
go-on = { $count ->
    [one] Reprendre votre partie
   *[other] Reprendre vos { $count } parties
}
title-table = Table
title-how = Comment jouer
title-cards = Cartes et tuiles
title-lobby = Port
title-games = Mes parties
title-replay = Revoir
title-lesson = Leçon
title-lost = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part. Il manque peut-être un bout du lien : redemandez-le, ou copiez-le en entier.
board = Plateau
alone-explained = Automa joue d’après un tableau, un Chapardeur rafle ce qu’il peut. Le niveau fixe les points de départ de chacun.
level-points = Vous { $you }, Automa { $automa }
players = Joueurs
player-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
clock = Temps pour chaque décision
clock-none = Autant qu’il faut
clock-spelled = { $decision } + { $reserve } de réserve
clock-about = Chaque décision dispose de { $decision }. Le surplus est pris sur la réserve de { $reserve }, valable pour toute la partie. Ensuite un bot répond.
listed = Montrer cette table au port
watchers = Les spectateurs peuvent regarder
bots-from-start = Bots
bots-none = Aucun, rien que des gens
rules-use = Changer l’effet des tuiles
rules-use-solo = Changer les règles d’Automa
rules-load = Charger un fichier
rules-printed = Partir des règles imprimées
rules-text = Règles en texte (TOML)
rules-check = Vérifier et prévisualiser
rules-fault = Ces règles ne peuvent pas être jouées : { $reason }
rules-fine = Ces règles peuvent être jouées.
rules-deck-printed = Toutes les cartes sont celles de la boîte.
rules-none = Revenir aux règles imprimées
open-table = Ouvrir la table
home = Accueil
close = Fermer
credits = Remerciements
credits-icons = Icônes de Lorc, Delapouite et d’autres, sur
credits-fonts = Polices :
credits-colours = Des couleurs que chacun distingue, d’après
credits-programs = Fait avec
credits-licences = Leurs licences :

## Settings

settings = Réglages
language = Langue
speed = Rythme
speed-relaxed = Tranquille
speed-brisk = Vif
speed-instant = Instantané
sending = Votre choix
sending-ask = Part au second toucher
sending-pause = Peut être repris pendant deux secondes
sending-send = Part aussitôt
volume = Son
mute = Couper le son
sound-on = Remettre le son
text-size = Taille du texte
motion = Mouvement
reduce-motion = Réduire les animations
erase-me = M’effacer
erase-me-about = Votre nom et vos messages disparaissent pour toujours, vos parties restent avec des bots à vos places. Les parties de cet appareil sont supprimées. Vous serez un nouveau visiteur.
erase-me-sure = M’effacer pour toujours
erase-me-keep = Tout garder
spoken = Lecteur d’écran
spoken-events = Tout ce qui arrive
spoken-days = Un résumé de chaque jour
spoken-questions = Seulement les questions
contrast = Contraste
high-contrast = Contraste élevé

## Gathering at a table

gathering = L’équipage se rassemble
gathering-more = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
seats = Places
seat-free = Place libre
host = hôte
sit-here = S’asseoir ici
stand-up = Se lever
clear-seat = Libérer
remove-person = Retirer
remove-person-sure = Retirer { $player } ? { $player } ne pourra plus s’asseoir à cette table.
removed-by-host = L’hôte vous a retiré de cette table. Vous ne pouvez plus vous y asseoir.
place-bot = Placer un bot
place-bot-on = Placer un bot à la place { $seat }
fill-with-bots = Compléter avec des bots
start = Larguer les amarres
host-starts = L’hôte lance la partie quand toutes les places sont prises.
invite = Invitez vos amis
invite-more = Toute personne qui ouvre ce lien peut s’asseoir avec un simple nom, sans compte.
table-link = Lien vers cette table
copy = Copier
copied = Copié
copy-by-hand = Votre navigateur nous empêche de copier. Le lien est sélectionné : copiez-le vous-même.
qr-show = Code QR
qr-label = Code QR du lien vers cette table
sailor-0 = Marisol
sailor-1 = Vieux Finch
sailor-2 = Brannoc
sailor-3 = Tamsin
sailor-4 = Ysolde

## At the table

coming-aboard = On monte à bord…
voyage-of = Voyage { $voyage } sur 3
voyage-number = Voyage { $voyage }
voyages = Voyages
voyage-day = Voyage { $voyage }, jour { $day }
voyage-days = Les jours de ce voyage
    .about = Chaque îlot est un jour de ce voyage, avec son butin. À la fin du dernier jour, les ancres paient.
day = Jour { $day }
phases = Phases de la journée
reputation = Réputation
    .about = { $doubloons ->
        [one] À niveau égal, le fanion le plus à droite place son personnage plus à droite. Au début d’un voyage, cette place rapporte { $doubloons } doublon.
       *[other] À niveau égal, le fanion le plus à droite place son personnage plus à droite. Au début d’un voyage, cette place rapporte { $doubloons } doublons.
    }
reputation-low-to-high = Réputation, de la plus basse à la plus haute, avec les doublons de départ de chaque voyage
idle-colour = personne
island = Île
loot-today = Butin du jour
no-loot-left = Plus de butin aujourd’hui
bag = { $count ->
    [one] { $count } jeton dans le sac
   *[other] { $count } jetons dans le sac
}
    .about = On y tire le butin au début de chaque voyage ; les jetons utilisés ou cédés y retournent.
bag-name = Sac
you = Vous
player-you = { $player } (vous)
your-hand = Votre main
your-choice = Choisie
hand-empty = Votre main est vide.
ship-of = { $you ->
    [player] Votre bateau
   *[nobody] Bateau : { $player }
}
graveyard = Cimetière
    .about = Les personnages défaussés et les équipages des voyages précédents. Ils sont hors jeu, sauf si une carte en ramène un.
graveyard-empty = Personne ne repose encore ici.
graveyard-count = { $count ->
    [one] Cimetière : { $count } carte
   *[other] Cimetière : { $count } cartes
}
doubloons = Doublons
    .about = La bourse. À la fin d’un voyage, les doublons deviennent des points.
score = Score
    .about = Les points des voyages terminés. Après trois voyages, le plus de points l’emporte.
has-chosen = choix fait
    .you = Vous avez choisi
    .about = Une carte attend, face cachée. On peut la changer tant que tout le monde n’a pas choisi.
choosing = choisit
    .you = Vous choisissez
choosing-now = Chacun choisit une carte
connected = en ligne
    .about = Vert : à la table. Orange : connexion perdue. Gris : a quitté la table.
reconnecting = reconnexion en cours
has-left = a quitté la table
bot-sits-in = un bot joue à sa place
has-resigned = a abandonné
time-left = Temps restant
    .about = Le temps de cette décision s’écoule d’abord, puis la réserve. Ensuite, un bot répond.
reserve-left = Réserve
card-label = { $character }, niveau { $rank }, { $where }. { $ability }
loot-label = { $loot } × { $count }, { $where }
pick-player = Choisir { $player }
you-send = Vous envoyez : { $character }. Vous pouvez encore choisir une autre carte.
choose-again = Choisissez à nouveau, sinon { $character } reste votre choix.
waiting-for = En attente : { $names }.
waiting-many = { $count ->
    [one] En attente de { $count } joueur.
   *[other] En attente de { $count } joueurs.
}
send-this = { $option } : on envoie ?
sending-this = { $option } : c’est parti.
send = Envoyer
take-back = Reprendre
playback = Rythme
pause = Pause
play-on = Continuer
one-step = Un pas
skip-on = Passer à la prochaine question
announcements = Annonces
skip-to-content = Aller au contenu
you-watch = Vous regardez la partie.
a-moment = Un instant…
can-hold = Ce qui peut encore être en main
    .about = Cartes en main. Tout le monde a reçu les mêmes ; ce qui n’a pas été joué s’y trouve encore.
can-hold-of = { $player } : ce qui peut encore être en main
holds-surely = { $count ->
    [one] En main à coup sûr : { $count } carte
   *[other] En main à coup sûr : { $count } cartes
}
may-hold = { $count ->
    [one] Main ou cimetière : { $count } de ces cartes est en main
   *[other] Main ou cimetière : { $count } de ces cartes sont en main
}
log = Journal de bord
log-empty = Le journal commence ici.
chat = Discussion
chat-empty = Personne n’a encore dit mot.
say = Envoyer
say-something = Dites quelque chose
mute-person = masquer
unmute-person = réentendre
muted-people = En sourdine :
react = Réagir
reaction-ahoy = Ohé !
reaction-well_played = Bien joué !
reaction-ouch = Aïe !
reaction-lucky = Quelle chance !
reaction-hurry = Le vent attend…
reaction-thanks = Merci !
menu = Menu
crew = Équipage
copy-watch-link = Copier le lien de la table
copy-seat-link = Copier le lien de votre place, pour votre autre appareil
leave-seat = Quitter la table (un bot prend le relais)
resign = Abandonner (un bot continue, sans retour)
end-game = Terminer cette partie et la supprimer
are-you-sure = Vraiment ? C’est sans retour.
end-short = Terminer
delete-game = Supprimer cette partie
delete-short = Supprimer
resign-short = Abandonner
seed-hash = Sceau d’équité :
bot-plays-for-you = Un bot joue pour vous.
resumed = Après une mise à jour des règles, la partie a repris au voyage { $voyage }, jour { $day }.
take-seat-back = Reprendre ma place
is-away = { $player } n’est plus là.
is-idle = { $player } ne répond plus depuis un moment.
let-bot-play = Laisser un bot jouer
let-bot-play-for = Laisser un bot jouer pour { $player }
offer-seat = Proposer la place à quelqu’un d’autre
seat-offered = La place de { $player } est à prendre. Un bot joue en attendant.
take-over = Prendre la place
change-bot = Un autre bot pour { $player }
proposal-end = { $you ->
    [player] Vous aimeriez terminer cette partie et la supprimer.
   *[nobody] { $player } aimerait terminer cette partie et la supprimer.
}
proposal-rematch = { $you ->
    [player] Vous aimeriez une revanche.
   *[nobody] { $player } aimerait une revanche.
}
proposal-bot = { $you ->
    [player] Vous aimeriez un autre bot pour { $other } : { $bot }.
   *[nobody] { $player } aimerait un autre bot pour { $other } : { $bot }.
}
agree = D’accord
decline = Plutôt pas
declined-by = Plutôt pas : { $names }.
reconnecting-calmly = Le vent est tombé. Reconnexion…
abandoned = Cette table a été délaissée et fermée.
recap = Jour { $day } :
recap-doubloons = { $count ->
    [one] { $sign }{ $count } doublon
   *[other] { $sign }{ $count } doublons
}
recap-reputation = { $sign }{ $count } en réputation
recap-crew = { $sign }{ $count } à l’équipage

## Voyages and the end

voyage-ended = Le voyage { $voyage } s’achève
sail-on = Poursuivre
nothing-seen = On n’en a rien vu
by-source = Doublons par origine
the-end = Fin de la traversée
you-win = Le ciel est à vous !
wins = { $player } règne sur le ciel
rematch = Revanche
join-rematch = Vers la revanche
watch-replay = Revoir la partie
score-by-voyage = Score par voyage
deciding-moments = Ce qui a fait la différence
moment-ahead = { $doubloons ->
    [one] { $you ->
        [player] { $cause } : vous prenez { $doubloons } doublon d’avance sur { $other }
        [other] { $cause } : { $player } prend { $doubloons } doublon d’avance sur vous
       *[nobody] { $cause } : { $player } prend { $doubloons } doublon d’avance sur { $other }
    }
   *[other] { $you ->
        [player] { $cause } : vous prenez { $doubloons } doublons d’avance sur { $other }
        [other] { $cause } : { $player } prend { $doubloons } doublons d’avance sur vous
       *[nobody] { $cause } : { $player } prend { $doubloons } doublons d’avance sur { $other }
    }
}

## Lobby and games

lobby-tables = Tables
lobby-empty = Aucune table ouverte pour l’instant. Ouvrez-en une : les amis suivront.
join = Rejoindre
watch = Regarder
state-gathering = en préparation
state-playing = en cours
state-over = finie
state-abandoned = fermée
state-archived = archivée
games-empty = Vous n’avez pas encore joué. Le premier voyage dure dix minutes.
your-turn = à vous
your-turn-title = À vous
call-me = Me prévenir quand c’est à moi
call-me-on = Vous êtes prévenu quand c’est à vous.
call-me-denied = Votre navigateur n’autorise pas les notifications ici.
resume = Poursuivre
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Replay

replay-step = Étape { $step } sur { $steps }
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-keys = Flèches : un pas. Page haut et Page bas : un jour. Début et Fin : aux deux bouts. Espace : lecture ou pause.
replay-jump = Aller à un voyage ou à un jour
replay-as = Point de vue
replay-all = Spectateur
replay-fork = Reprendre la partie d’ici
fork-title = Reprendre au voyage { $voyage }, jour { $day }
fork-about = Vous reprenez à une table à vous. Les bots gardent leur place, et un bot joue pour les autres personnes. À partir d’ici, le hasard est nouveau.
fork-seat = Votre place
fork-start = Reprendre avec { $player }
forked = reprise d’une partie
fork-origin = Vers la partie d’origine
replay-missing = Cette partie ne peut pas encore être revue.

## Cards and tiles

browser-cards = Personnages
browser-tiles = Tuiles butin
browser-solo = Tuiles solo
browser-deck = Paquet solo
browser-levels = Niveaux
deck-explained = Automa et le Chapardeur jouent avec ce paquet. Chaque carte dit aussi quelle carte elle envoie ; certaines désignent ses cartes marquées.
deck-marked = marquée
    .about = Certaines lignes du paquet solo désignent les cartes marquées d’Automa.
automa-open = Comment Automa choisit
automa-hand = La main d’Automa, visible
hand-empty-hers = Sa main est vide.
deck-top = Dessus du paquet solo
    .about = Automa envoie la carte qu’indique la première ligne qui convient au butin du jour.
search = Chercher
filter-all = Toutes les phases
nothing-found = Personne de ce nom ne vogue ici.

## How to play

how-aim = Le but
how-aim-text = Trois voyages, et le plus de doublons à la fin. Tout le monde vogue avec les mêmes cartes ; ce qui compte, c’est quand vous les jouez.
how-day = Une journée
how-choose = Chacun choisit une carte en secret. Toutes sont révélées ensemble et rangées par niveau. À niveau égal, la plus haute réputation se place plus à droite.
how-daytime = De gauche à droite, les personnages marqués d’un soleil agissent.
how-dusk = De droite à gauche, chaque personnage prend un jeton du butin du jour et monte à bord de son bateau. Les hauts niveaux choisissent d’abord.
how-night = Les personnages marqués d’une lune agissent depuis le bateau, chaque nuit qu’ils passent à bord.
how-anchor = À la fin d’un voyage, les ancres paient : personnages et butin. Puis vos doublons deviennent des points, et un nouveau voyage commence avec six cartes de plus.
how-reputation = Réputation
how-reputation-text = Les fanions tranchent toute égalité. Une réputation basse rapporte plus au début d’un voyage, une réputation haute l’emporte à niveau égal.
how-loot = Butin
how-loot-text = Chaque sorte de butin a une face calme et une face orageuse. Le plateau décide de la face qui compte ; sur le plateau inexploré, le sort décide pour chaque sorte.
how-graveyard = Cimetière
how-graveyard-text = Un personnage défaussé va au cimetière de son propriétaire, comme tout l’équipage à la fin d’un voyage. Seules quelques cartes en ramènent : { character-31 } dans la main, { character-19 } à bord.
how-adjacent = Joueurs adjacents
how-adjacent-text = Vous êtes assis en cercle : vos voisins de gauche et de droite sont adjacents. La liste suit cet ordre : le premier et le dernier sont vos voisins. À deux, c’est l’autre joueur.
how-two = À deux
how-two-text = Chaque jour offre trois jetons, et un invité vient sur l’île : { character-midshipman }.
how-alone = En solo
how-alone-text = Vous jouez contre { automa }. Sa main est visible, et un tableau dit quelle carte elle envoie. Un invité vient aussi : { character-pilferer }.
how-signs = Les symboles
how-signs-text = Survolez un symbole de la table, appuyez longuement ou placez-y le focus : il s’explique.
how-table = À cette table
how-table-text = Ce qui peut être choisi brille. Cliquez, tapez son numéro, ou déplacez-vous avec les flèches et validez par Entrée. Survolez, appuyez longuement ou placez-vous sur une carte pour la lire. Un clic à côté des cartes fait avancer plus vite.

## The guided voyage

guide-next = Continuer
guide-end = Merci
guide-leave = Quitter la visite
guide-welcome = Bienvenue à bord, amiral ! Trois équipages, les mêmes six cartes pour chacun. Après trois voyages, le plus riche en doublons gagne. Prenez votre temps : la partie vous attend.
guide-path = D’abord, regardez le butin. Chaque îlot est un jour de ce voyage, avec un jeton par joueur ; aujourd’hui, c’est le grand. { $touch ->
    [yes] Appuyez longuement sur
   *[no] Survolez
} un jeton pour lire ce qu’il fait. Ce jour vaut-il une bataille ?
guide-hand = Maintenant votre main. Le nombre est le niveau : les bas niveaux agissent les premiers de jour, les hauts prennent le butin les premiers au crépuscule. { $touch ->
    [yes] Appuyez longuement sur
   *[no] Survolez
} une carte pour la lire, puis envoyez-en une. Les autres choisissent en secret.
guide-island = Toutes les cartes sont révélées et rangées par niveau. De jour, celles qui ont un soleil agissent de gauche à droite : un bas niveau peut frapper avant que les hauts prennent leur butin.
guide-dusk = Le crépuscule ! Maintenant de droite à gauche : chaque personnage prend un jeton de ce butin et monte à bord. Les cartes hautes sont pour les jours riches ; le dernier prend ce dont personne n’a voulu.
guide-ship = Voici votre bateau. Une lune rapporte chaque nuit, une ancre à la fin du voyage, tant que le personnage reste à bord. Mieux vaut donc envoyer ces personnages tôt ; les autres voudront les jeter par-dessus bord.
guide-reputation = La réputation tranche les égalités : de deux cartes égales, celle dont le fanion est plus à droite se place plus à droite et prend le butin d’abord. Les nombres sont la solde : au début de chaque voyage, le plus bas reçoit le plus de doublons.
guide-others = Lisez leurs mains : chacun a reçu vos six cartes et garde ce qu’il n’a pas joué. { $touch ->
    [yes] Touchez
   *[no] Cliquez sur
} les cartes à côté d’un nom. Quelqu’un peut-il jouer plus haut, ou jeter votre équipage par-dessus bord ?
guide-hide = Tous les jours ne valent pas une carte haute. Si le butin est maigre, ou si quelqu’un peut frapper le plus haut niveau, cachez-vous : envoyez une carte basse et gardez la forte.
guide-sell = Le butin vaut ce qu’il rapporte à l’ancre : les coffres seuls, les cartes au trésor par lots ; les reliques coûtent. Ce qui ne rapportera rien, vendez-le ou cédez-le tant qu’une de vos cartes le permet : à la fin du voyage, il retourne dans le sac.
guide-anchor = Le dernier jour. Ensuite, les ancres paient pour le butin et l’équipage, et les bateaux sont déchargés. Les cartes de votre main vous restent pour le voyage suivant.
guide-pay = Un nouveau voyage ! Chacun a reçu sa solde : plus la réputation est basse, plus elle rapporte. Six nouvelles cartes rejoignent celles que vous avez gardées.
guide-done = Vous savez jouer. Trois courtes leçons montrent comment bien jouer.

## Lessons

lessons = Trois courtes leçons
lesson-number = Leçon { $number } sur { $lessons }
lesson-right = Exact !
lesson-wrong = Il y a mieux.
lesson-next = Leçon suivante
lesson-end = À vous de jouer
lesson-sets = La deuxième carte au trésor
    .about = Le dernier crépuscule du voyage, et vous prenez du butin en premier. Vous avez une carte au trésor. Quel jeton prenez-vous ?
    .hint = Comptez ce que chaque jeton rapporte à l’ancre avec ceux que vous avez.
    .why = Un coffre rapporte 5 doublons. Une deuxième carte au trésor fait une paire, et une paire en rapporte 7. Un jeton vaut ce qu’il ajoute à ceux que vous avez.
lesson-hands = Que peuvent-ils avoir en main ?
    .about = Le dernier jour du voyage. Avant de choisir, regardez ce que les autres peuvent encore avoir en main. Quelle carte envoyez-vous ?
    .hint = Ouvrez les cartes à côté de chaque nom : jusqu’où les autres peuvent-ils monter ?
    .why = Personne ne peut dépasser 16 : le Fantassin sera donc à coup sûr le plus à droite, 5 doublons de jour et le premier jeton au crépuscule. Le Gouverneur y serait aussi, mais il vous coûterait votre équipage.
lesson-sale = Quand vendre
    .about = Le dernier jour, et votre Marchand ouvre boutique : un, deux ou trois jetons d’une même sorte pour 1, 4 ou 9 doublons. Que vendez-vous ?
    .hint = Vendre retire aussi ce que le jeton aurait rapporté ou coûté à l’ancre.
    .why = Deux reliques rapportent 4 doublons et ne vous en coûtent plus 3 chacune à l’ancre : 10 doublons de mieux. Le coffre se vendrait 1, et en rapporte 5.

## When something goes wrong

refusal-bad_message = Le serveur ne nous a pas compris.
refusal-bad_setup = Une table ne peut pas être préparée ainsi.
refusal-bad_name = Choisissez un autre nom, s’il vous plaît.
refusal-bad_link = Ce lien n’ouvre aucune place.
refusal-empty = Il n’y a rien à lire dans ce message.
refusal-too_long = Ce message est trop long.
refusal-too_fast = Pas si vite ! Attendez un instant.
refusal-too_many_tables = Vous avez beaucoup de parties en cours. Terminez-en une sous Mes parties, ou abandonnez-la.
refusal-too_many_listed = Trois de vos tables sont déjà dans le salon. Ouvrez celle-ci pour vos invités.
refusal-id_used = Une autre réponse est arrivée avant.
refusal-foreign_origin = Cette page ne peut pas faire cela.
refusal-failed = Cela n’a pas marché. Réessayez, s’il vous plaît.
refusal-no_guest = Le serveur ne vous a pas reconnu. Autorisez ce site à enregistrer des cookies, puis réessayez.
refusal-too_late = Le temps est écoulé.
refusal-unknown_table = Cette table n’existe pas.
refusal-unknown_guest = Cet invité n’existe pas.
refusal-unknown_bot = Ce bot n’existe pas.
refusal-no_such_seat = Cette place n’existe pas.
refusal-no_such_step = La partie n’a pas cette étape.
refusal-not_allowed = Cette table n’accepte pas de spectateurs.
refusal-silenced = Un administrateur vous a rendu muet. Vous ne pouvez pas écrire ici.
refusal-banned = Un administrateur vous a fermé ce serveur.
refusal-not_host = Seul l’hôte peut faire cela.
refusal-not_seated = Vous n’avez pas de place à cette table.
refusal-already_seated = Vous êtes déjà à cette table.
refusal-seat_taken = Cette place est déjà prise.
refusal-your_seat = C’est votre propre place : levez-vous plutôt.
refusal-empty_seats = Il faut quelqu’un ou un bot à chaque place.
refusal-bot_plays = Un bot joue pour vous. Reprenez d’abord votre place.
refusal-removed = L’hôte vous a retiré de cette table.
refusal-no_proposal = Rien n’est proposé pour l’instant.
refusal-other_proposal = Une autre proposition est en cours. Répondez-y d’abord.
refusal-already_started = La partie a déjà commencé.
refusal-not_playing = La partie n’est pas en cours.
refusal-not_over = La partie n’est pas encore finie.
refusal-game_over = La partie est finie.
refusal-unknown_question = La réponse est déjà donnée.
refusal-wrong_seat = Ce n’est pas à vous de répondre.
refusal-option_not_offered = Ce choix n’est pas possible ici.
refusal-too_many_changes = Vous avez assez changé de carte pour aujourd’hui : elle reste.
refusal-unreachable = Le serveur est hors de portée pour l’instant.
refusal-bad_log = Ce fichier n’est pas le journal intact d’une partie. Rien n’a changé.
refusal-other_rules = Cette partie a été jouée avec d’autres règles, ou n’a pas commencé dans ce fichier. Elle ne peut pas être ouverte ici. Rien n’a changé.
refusal-not_stored = Votre appareil n’a pas pu enregistrer, donc rien n’a changé. Libérez de l’espace ou autorisez ce site à stocker des données, puis réessayez.
refusal-other_tab = Cette partie est ouverte dans un autre onglet.

# Tables on this device
door-hotseat = Partager cet appareil
door-hotseat-more = De deux à six personnes jouent à tour de rôle, avec des bots si vous voulez.
hotseat-name = Joueur { $number }
hotseat-add = Ajouter un joueur
hotseat-remove = Retirer le joueur { $number }
curtain = Passez l’appareil à { $name }.
curtain-about = Que personne d’autre ne regarde.
curtain-lift = Je suis { $name } : montrer ma main
loading-game = Téléchargement du jeu : { $percent } %
starting-game = On hisse les voiles…
play-here = Jouer sur cet appareil
play-in-tab = Jouer dans cet onglet
try-again = Réessayer
log-save = Enregistrer la partie dans un fichier
log-open = Ouvrir un fichier de partie
hurry-bots = Presser les bots
offline-keep = Garder le jeu sur cet appareil
offline-kept = Le jeu fonctionne sans réseau.
update-waits = Une nouvelle version est prête. Elle attend la fin de la partie ou votre départ de la table.
refusal-no_wasm = Ce navigateur ne peut pas faire tourner le jeu seul : il lui manque WebAssembly. Un navigateur plus récent le peut.
refusal-not_loaded = Le jeu n’est pas arrivé entier. Vos parties sont à l’abri : vérifiez le réseau et réessayez.
continued = Le serveur n’est plus là : la partie continue ici depuis le voyage { $voyage }, jour { $day }. Tout ce qui était caché a été tiré à nouveau.
continue-here = Continuer sur cet appareil
