### The words of the terminal and of the laboratory's reports in French, all but the game's own.

## Names and figures

seat = Joueur { $number }
card = { $character } { $rank }
nobody = personne
nothing = rien
percent = { $number } %
ability-line = [{ $phase }] { $does }
log-players = { $players } joueurs, plateau : { $board }, version des règles : { $rules }, réponses : { $answers }
log-alone = En solo contre Automa, difficulté : { $level }, plateau : { $board }, version des règles : { $rules }, réponses : { $answers }
game-won = { $score ->
    [one] { $you ->
        [player] Vous gagnez avec { $score } point.
       *[nobody] Victoire pour { $player } avec { $score } point.
    }
   *[other] { $you ->
        [player] Vous gagnez avec { $score } points.
       *[nobody] Victoire pour { $player } avec { $score } points.
    }
}
game-open = La partie n’est pas finie. Réponse attendue de : { $players }.

## Playing

play-seed-hash = Empreinte de la graine : { $hash }.
play-seed = La graine était : { $seed }.
play-saved = Le journal est dans { $file } : galecrest replay { $file }
play-ends = La partie s’arrête ici.
play-welcome = Bienvenue à bord ! Vous êtes { $player } sur { $players }. Plateau : { $board }.
play-welcome-alone = Bienvenue à bord ! Vous êtes { $player }, en solo contre Automa. Difficulté : { $level }. Plateau : { $board }.
play-bot = Les autres sont joués par : { $bot }. { $about }
play-prompt = 1 à { $count } (ou : t table, l butin, q quitter) >
play-not-listed = « { $reply } » n’est pas dans la liste : tapez un nombre de 1 à { $count }, t, l ou q.
play-tile = { $loot } ({ $side }) – { $does }
play-line = { $name } : { $value }
play-today = aujourd’hui
play-day = jour { $day }
play-reputation = réputation, de la plus basse à la plus haute
play-island = île
play-her-hand = main d’Automa, visible
play-her-deck = le paquet solo indique
play-your-hand = votre main
play-your-graveyard = votre cimetière
play-you = { $player } (vous)
play-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Le jeu en plein écran

play-goes-on = Pour continuer : galecrest play --resume { $file }
screen-help = Aide
screen-help-text =
    ↑ ↓ ou un numéro marque une option, Entrée l’envoie. À la souris : un clic marque, un second envoie.
    ← → lisent l’une après l’autre les cartes de l’île et de votre main.
    A à F : tout ce que l’on sait d’un joueur. L : ce que fait le butin.
    Espace : passer à votre prochaine question. Tab : vers le journal, les flèches le font défiler.
    N : langue suivante. / : écrire aux autres à la table d’un serveur. Deux fois Q : partir ; une partie contre des bots est enregistrée.
screen-acts = agit, ou doit répondre
screen-hint = Ici se lisent les cartes, le butin et les joueurs.
screen-skip = Espace : jusqu’à votre prochaine question
screen-again = Une autre partie
screen-quit = Quitter
screen-quit-sure = Encore une fois Q pour quitter.

## Rejoindre la table d’un serveur

join-bad-address = « { $text } » n’est pas l’adresse d’une table. Copiez-la du navigateur : http://localhost:8000/table/… ou, pour votre place, avec #seat=… à la fin.
join-no-server = { $origin } répond, mais ce n’est pas un serveur Galecrest. Vérifiez l’adresse.
join-unreachable-server = { $origin } ne répond pas ({ $error }). Vérifiez l’adresse et que le serveur fonctionne.
join-unknown_table = Cette table n’existe pas sur ce serveur. Copiez l’adresse entière du navigateur.
join-bad_link = Ce lien n’ouvre aucune place. Copiez de nouveau le lien de votre place dans le menu de la table.
join-already_seated = Vous occupez déjà une autre place à cette table. Utilisez l’adresse sans #seat=….
join-not_allowed = La partie a commencé sans vous et n’admet pas de spectateurs. Demandez une autre table à l’hôte.
join-table-closed = Cette table est fermée. Ouvrez-en une nouvelle dans le navigateur.
join-table-over = La partie de cette table est finie. Regardez-la de nouveau dans le navigateur.
join-table-full = Aucune place n’est libre à cette table. Demandez à l’hôte d’en libérer une, ou copiez le lien de votre place dans le menu de la table.

## Headings of tables

heading-doubloons = doublons
heading-score = score
heading-hand = main
heading-ship = bateau
heading-loot = butin
heading-bot = bot
heading-seats = places
heading-wins = victoires
heading-rate = taux de victoire (95 %)
heading-mean = score moyen (95 %)
heading-rating = cote
heading-time = ms par décision
heading-decisions = décisions
heading-agreed = meilleur choix
heading-cost = coût par décision
heading-when = quand
heading-player = joueur
heading-question = question
heading-answer = réponse
heading-chance = chances
heading-others = autres choix

## Replaying

replay-agrees = Rejoué, le journal mène bien à l’état enregistré.
replay-differs = Rejoué, le journal ne mène pas à l’état enregistré.
replay-damaged = Le journal est abîmé : { $error }
replay-other-hash = L’empreinte de la graine est { $hash }, et non celle qui était promise.
replay-other-chance = Tout le hasard ne vient pas de la graine : { $error }.
replay-fair = Tout le hasard vient de la graine { $seed }, d’empreinte { $hash }.

## Many games

run-games-label = parties
run-players = { $games ->
    [one] { $games } partie à { $players } joueurs, plateau : { $board }, graine { $seed }, { $build }
   *[other] { $games } parties à { $players } joueurs, plateau : { $board }, graine { $seed }, { $build }
}
run-alone = { $games ->
    [one] { $games } partie contre Automa, difficulté : { $level }, plateau : { $board }, graine { $seed }, { $build }
   *[other] { $games } parties contre Automa, difficulté : { $level }, plateau : { $board }, graine { $seed }, { $build }
}
run-compiled = compilé
run-plain = Python pur
run-speed = { $decisions ->
    [one] { $decisions } décision en { $seconds } s : { $games } parties et { $rate } décisions par seconde
   *[other] { $decisions } décisions en { $seconds } s : { $games } parties et { $rate } décisions par seconde
}
run-wins = victoires : { $wins }
run-stopped = arrêt
run-stopped-by = arrêt : { $error }
run-no-game = aucune partie n’a été finie
simulate-mean = score moyen : { $means }
simulate-ties = égalités départagées par la réputation : { $ties }
simulate-characters = personnages, points au-dessus de la moyenne de la partie pour qui a joué la carte :
simulate-best = les meilleurs : { $characters }
simulate-worst = les moins bons : { $characters }
tournament-interval = { $value } ({ $low } à { $high })
tournament-characters = personnages, points au-dessus de la moyenne de la partie : { $characters }
tournament-tokens = un jeton de plus d’une sorte, en points : { $tokens }
tournament-too-few = trop peu de parties pour le dire
tournament-failed = ÉCHEC : { $game } : { $failure }
ladder-behind = le nouveau est plus fort

## A game analysed

analyse-label = décisions
analyse-not-over = la partie n’est pas finie ; seule une partie finie peut être analysée
analyse-when = Voyage { $voyage }, jour { $day }, { $phase }
analyse-decision = { $when }. { $player } : « { $question } » – { $answer } ({ $chance }) ; { $others }
analyse-swing = { $when }. { $player } : de { $before } à { $after }. { $why }
analyse-answered = { $player } : « { $question } » – { $answer }
analyse-cost = { $when }. { $player } : « { $question } » – { $answer } ({ $chance }) ; mieux : { $best } ({ $best_chance })
analyse-swings = Les plus grands retournements
analyse-costliest = Les réponses les plus coûteuses, selon ce qu’on savait alors
analyse-played = Le jeu de chacun

## Reports

report-tournament = Tournoi
report-rates = Taux de victoire
    .about = Parmi les places tenues par le bot, avec intervalles à 95 % ; les parties d’une même donne comptent ensemble.
    .axis = parties gagnées, %
report-ratings = Cotes
    .about = OpenSkill (Plackett-Luce), mu et deux sigma de chaque côté ; tout le monde commence à 25.
    .axis = cote
report-scores = Scores
    .axis = points à la fin ; le trait est la moyenne
    .share = % des parties
report-characters = Personnages
    .about = Points au-dessus de la moyenne de la partie pour qui a joué la carte, avec intervalles à 95 %.
    .axis = points au-dessus de la moyenne
report-tokens = Jetons
    .about = L’écart qui accompagne un jeton de plus d’une sorte, toutes les sortes ajustées ensemble (moindres carrés).
    .axis = points pour un jeton de plus
report-analysis = Une partie analysée
report-chances = Chances de victoire
    .about = Depuis l’état réel de la partie, jouée de nombreuses fois jusqu’au bout par des règles simples.
    .axis = chances de victoire, %
report-voyage = voyage { $voyage }
report-decisions = Décision par décision

## Exploiter un serveur

heading-guest = visiteur
heading-name = nom
heading-created = depuis
heading-seen = dernière visite
heading-marks = marques
heading-table = table
heading-state = état
heading-players = joueurs
admin-silenced = muet
admin-banned = banni
admin-state-gathering = en attente
admin-state-playing = en cours
admin-state-over = finie
admin-state-abandoned = fermée
admin-state-archived = archivée
admin-nothing = Aucun visiteur et aucune table ne s’appelle « { $text } ».
admin-unknown-guest = Il n’y a pas de visiteur { $guest } : galecrest admin find montre les identifiants.
admin-unknown-table = Il n’y a pas de table { $table }.
admin-wrong-database = Ce n’est pas la base de données d’un serveur Galecrest de cette version : { $error }
admin-did-mute = { $guest } ne peut plus écrire.
admin-did-unmute = { $guest } peut de nouveau écrire.
admin-did-ban = { $guest } est banni. Les connexions ouvertes se ferment en une demi-minute.
admin-did-unban = { $guest } n’est plus banni.
admin-did-erase = { $guest } est oublié.
admin-sure = Supprimer la table { $table } avec sa partie et sa discussion ?
admin-removed = La table { $table } est supprimée.
admin-count-guests = visiteurs
admin-count-guests-day = visiteurs du dernier jour
admin-count-guests-month = visiteurs des 30 derniers jours
admin-count-silenced = visiteurs muets
admin-count-banned = visiteurs bannis
admin-count-steps = réponses
admin-count-chat = messages
admin-count-tables-gathering = tables en attente
admin-count-tables-playing = parties en cours
admin-count-tables-over = parties finies
admin-count-tables-abandoned = tables fermées
admin-count-tables-archived = parties archivées

## L’école de l’amiral

train-stage = génération { $generation }, { $stage }
train-games = parties
train-fit = apprentissage
train-gate = examen
train-first-term = génération { $generation } : { $games } parties, { $mornings } matins, perte { $loss }, { $minutes } min ; elle joue les parties suivantes
train-passed = génération { $generation } : { $games } parties, { $mornings } matins, perte { $loss }, { $minutes } min ; elle a gagné { $rate } contre la précédente et la remplace
train-failed = génération { $generation } : { $games } parties, { $mornings } matins, perte { $loss }, { $minutes } min ; elle a gagné { $rate } contre la précédente, qui reste
train-resume = inachevé : la même commande reprend ici
report-school = L’école de l’amiral
report-loss = perte
report-loss-chances = Chances de gagner
report-loss-cards = Cartes
report-loss-margin = Points au-dessus de la moyenne
report-loss-before = nouvelles parties, avant l’apprentissage
report-loss-after = toutes les parties, après l’apprentissage
report-generation = génération
report-mornings = matins
report-gates = Matchs contre la génération précédente
    .about = Chaque génération contre la dernière reçue, à nombre de places égal ; plus de la moitié des parties suffit. Les traits sont des intervalles à 95 %.
report-terms = Générations
