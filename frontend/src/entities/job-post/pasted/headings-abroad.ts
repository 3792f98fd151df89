/** What headings of job texts are in other languages than English. */
const phrases = {
  about: {
    german: ['stellenbeschreibung|(?:über|zu[rm]?) (?:die |der )?(?:stelle|position|job)|die stelle'],
    french: ["(?:description|descriptif|présentation) (?:du poste|de l'offre)|le poste|votre poste"],
    spanish: ['descripción(?: del puesto| de la oferta)?|(?:el|sobre el) puesto'],
    italian: ["descrizione(?: dell'offerta| del ruolo| della posizione| del lavoro)?|il ruolo|la posizione"],
    portuguese: ['descrição(?: d[ao] (?:vaga|função|cargo))?|sobre [ao] (?:vaga|função|cargo)'],
    dutch: ['(?:functie|vacature)omschrijving|(?:over )?(?:de|jouw|je) (?:functie|vacature|rol)'],
    polish: ['opis (?:stanowiska|oferty|pracy)|o (?:stanowisku|projekcie|roli)'],
    swedish: ['om (?:tjänsten|jobbet|rollen|uppdraget)|tjänsten|arbetsbeskrivning'],
    danishAndNorwegian: ['om (?:stillingen|jobbet|jobben|rollen)|stillingen|(?:stillings|job)beskrivelse'],
  },
  responsibility: {
    german: [
      '(?:(?:ihre?|deine?|die|der|unsere) )?(?:(?:haupt)?aufgaben(?:gebiet|bereich|schwerpunkte)?|tätigkeiten|rolle|job|einsatz|verantwortung)',
      '(?:das|was) (?:sie|dich|dir)(?: bei uns)? erwartet|das erwartet (?:sie|dich)(?: bei uns)?',
      '(?:das|was) (?:machst du|du machst|sie (?:tun|machen)|tun sie)(?: bei uns)?',
    ],
    french: [
      '(?:(?:vos|les|tes|nos) )?(?:missions?|responsabilités|tâches|activités)(?: principales| et responsabilités)?',
      '(?:votre|ta) (?:mission|rôle)|(?:votre|ton) (?:rôle|quotidien)',
      'ce que (?:vous ferez|tu feras|vous allez faire|tu vas faire)(?: chez nous)?',
      'principales (?:missions|tâches|activités|responsabilités)',
    ],
    spanish: [
      '(?:(?:tus|las|sus|principales) )?(?:funciones|responsabilidades|tareas|actividades)(?: principales| del puesto| a realizar| a desarrollar)?',
      '(?:qué|lo que) (?:harás|vas a hacer)|tu (?:misión|rol|día a día)|(?:cuáles|cuál) serán tus funciones',
    ],
    italian: [
      '(?:(?:le tue|i tuoi|le|principali) )?(?:responsabilità|attività|mansioni|compiti)(?: principali)?',
      '(?:cosa|che cosa) farai|di cosa ti occuperai|il tuo ruolo|la tua missione|le tue giornate',
    ],
    portuguese: [
      '(?:(?:as tuas|as suas|suas|tuas|principais) )?(?:responsabilidades|funções|atividades|tarefas|atribuições)(?: principais| e atribuições| da função| do cargo)?',
      'o que (?:vais|você vai|vai|irás|irá) fazer|(?:a tua|sua|a sua) missão|o teu papel',
    ],
    dutch: [
      '(?:(?:jouw|je|de|uw) )?(?:taken(?:pakket)?|werkzaamheden|verantwoordelijkheden)(?: en verantwoordelijkheden)?',
      '(?:wat|dit) (?:ga (?:je|jij)|(?:je|jij) gaat|doe (?:je|jij)|(?:je|jij) doet)(?: doen)?',
    ],
    polish: [
      '(?:(?:twój|twoje|główne|główny|podstawowe) )?(?:zakres )?(?:obowiązki|obowiązków|zadania|zadań|odpowiedzialności)',
      '(?:czym|za co) będziesz (?:się zajmować|odpowiadać|odpowiedzialn[ya])|twoja rola|co będziesz robić',
      'czym się zajmiesz',
    ],
    swedish: [
      '(?:(?:dina|huvudsakliga) )?(?:arbetsuppgifter|uppgifter|ansvarsområden)(?: och ansvar(?:sområden)?)?',
      'vad du (?:gör|kommer(?: att)? göra)|ditt (?:ansvar|uppdrag)|din roll',
    ],
    danishAndNorwegian: [
      '(?:(?:dine|primære|vi(?:gt|kt)igste|sentrale) )?(?:arbeidsoppgaver|oppgaver|arbejdsopgaver|(?:hoved)?opgaver|ansvarsområder)(?: og ansvar(?:sområder)?)?',
      'hvad? (?:skal du|du skal) (?:gjøre|lave)|din rolle|ditt? ansvar',
    ],
  },
  minimum_qualification: {
    german: [
      '(?:(?:ihr|dein|unser|das|fachliche|persönliche) )?(?:profil|anforderungen|anforderungsprofil|qualifikation(?:en)?|voraussetzungen|skills)',
      '(?:ihre|deine|unsere) (?:qualifikation(?:en)?|anforderungen|voraussetzungen|erwartungen|skills)',
      '(?:das|was) (?:sie mitbringen|du mitbringst|bringen sie mit|bringst du mit)',
      '(?:das|was) (?:solltest du mitbringen|sollten sie mitbringen|zeichnet (?:dich|sie) aus|(?:dich|sie) auszeichnet)',
      '(?:das|was) (?:wünschen wir uns|wir (?:erwarten|suchen|uns wünschen)|suchen wir)',
      'wir (?:erwarten|suchen|wünschen uns)|muss|damit (?:überzeugst du|überzeugen sie)(?: uns)?',
    ],
    french: [
      '(?:(?:votre|le|ton|notre) )?profil(?: recherché| souhaité| attendu| du candidat| idéal)?',
      '(?:vos )?(?:compétences|qualifications)(?: requises| attendues| techniques)?|exigences(?: du poste)?',
      'prérequis|formation(?: et expérience)?|(?:ce que|qui|celui que) nous recherchons',
      "ce qu'on (?:recherche|attend)(?: (?:chez|de) (?:toi|vous))?|qui (?:êtes vous|es tu)",
    ],
    spanish: [
      '(?:(?:tu|el|nuestro) )?perfil(?: buscado| requerido| ideal| del candidato)?',
      'requisitos(?: mínimos| imprescindibles| obligatorios| del puesto)?',
      '(?:qué|lo que) (?:buscamos|necesitas|pedimos|esperamos(?: de ti)?)',
      'conocimientos(?: requeridos| necesarios)?|formación y experiencia|experiencia y formación',
    ],
    italian: [
      '(?:(?:i tuoi|i) )?requisiti(?: richiesti| minimi| essenziali| obbligatori| indispensabili| fondamentali)?',
      '(?:le tue )?competenze(?: richieste| tecniche)?',
      '(?:(?:il tuo|il) )?profilo(?: ricercato| ideale| richiesto)?|chi (?:cerchiamo|stiamo cercando|sei)',
      '(?:che )?cosa (?:cerchiamo|chiediamo)',
    ],
    portuguese: [
      '(?:(?:os teus|os) )?(?:requisitos|exigências)(?: obrigatórios| mínimos| e qualificações| da vaga)?',
      'qualificações|(?:(?:o teu|o|teu|seu) )?perfil(?: procurado| pretendido| desejado)?',
      '(?:o que|quem) (?:procuramos|buscamos|precisas|esperamos(?: de (?:ti|você))?)',
      'competências(?: necessárias)?',
    ],
    dutch: [
      '(?:(?:onze|de) )?(?:functie ?)?eisen',
      'wat (?:vragen (?:wij|we)|(?:wij|we) vragen|verwachten (?:wij|we))(?: van (?:jou|je))?',
      'wat (?:breng (?:je|jij) mee|neem (?:je|jij) mee|(?:je|jij) meebrengt|heb (?:je|jij) nodig)(?: van (?:jou|je))?',
      '(?:(?:jouw|je|het|uw) )?(?:functie)?profiel|wie (?:ben|zoeken) (?:jij|je|wij|we)',
      '(?:dit|zo) (?:breng|ben|heb|neem|vragen) (?:jij|je|wij|we)(?: mee| van (?:jou|je))?|(?:wij|we) vragen',
      'jij hebt',
    ],
    polish: [
      '(?:(?:nasze|podstawowe|formalne) )?wymagania(?: niezbędne| obowiązkowe| konieczne| podstawowe)?',
      '(?:nasze )?oczekiwania|(?:czego )?(?:oczekujemy|wymagamy)(?: od (?:ciebie|kandydatów))?|kogo szukamy',
      'twój profil|profil kandydata|czego potrzebujesz|szukamy osoby',
    ],
    swedish: [
      '(?:(?:våra|formella|dina) )?(?:kvalifikationer|krav(?:profil)?|kompetenskrav|skallkrav|behörighet)',
      '(?:din )?(?:bakgrund|kompetens)|din profil|vi söker(?: dig(?: som(?: har| är)?)?)?',
      'vem (?:är du|söker vi|vi söker)|(?:vad|det) vi söker|du (?:har|är|som söker)|personliga egenskaper|om dig',
    ],
    danishAndNorwegian: [
      '(?:(?:dine|faglige) )?(?:kvalifikationer|kvalifikasjoner|kvalifikasjonskrav|krav|kompetencer|kompetanse)(?: og egenska[bp]er)?',
      '(?:din|faglig) (?:profil|bakgrunn|baggrund)',
      'vi (?:forventer|søger|søker|ønsker)(?:,? at)?(?: (?:du|deg|dig))?(?: (?:som|der))?(?: (?:har|er))?',
      'hvem (?:er du|søker vi)|personlige egenska[bp]er|om (?:dig|deg)|utdanning(?:sretning)?|uddannelse',
      'du (?:har|er)',
    ],
  },
  preferred_qualification: {
    german: ['(?:das wäre |idealerweise |außerdem )?(?:von vorteil|wünschenswert|pluspunkte)|idealerweise|kann'],
    french: ['(?:(?:un|les|vos) )?(?:petits? )?(?:plus|atouts?)|serait un (?:plus|atout)'],
    spanish: [
      '(?:se valora(?:rá)?|valoramos)(?: positivamente)?',
      '(?:requisitos |conocimientos )?(?:desead[oa]s|deseables?|valorables?)|será un plus',
    ],
    italian: [
      '(?:costituis\\p{L}+ )?titol[oi] preferenzial[ei]',
      '(?:requisiti |competenze )?(?:preferenziali|gradit[eio]|desiderat[ei])|(?:costituisce|sarà|è) un plus',
    ],
    portuguese: [
      '(?:será )?valorizad[oa]|valorizamos|valoriza se',
      '(?:requisitos |conhecimentos )?(?:desejáveis|diferencia(?:l|is)|preferenciais)',
      'fator(?:es)? preferencia(?:l|is)|mais valias?',
    ],
    dutch: [
      '(?:(?:dit is )?(?:een|als) )?(?:pré|pluspunt(?:en)?)|mooi meegenomen|wensen|(?:leuk|fijn|mooi) als (?:je|jij)',
    ],
    polish: [
      'mile widziane(?: będzie)?|(?:dodatkowym |dodatkowe |twoim )?atut(?:em|y)?(?: będzie)?|wymagania dodatkowe',
      'dodatkowe wymagania',
    ],
    swedish: ['(?:det är )?meriterande(?: (?:är|om du(?: har)?|men inte (?:ett )?krav))?'],
    danishAndNorwegian: [
      '(?:det er )?(?:et |en )?(?:fordel|plus|ønskelig),?(?: (?:hvis|om|at) du(?: har)?)?',
      'ønskelige kvalifikasjoner',
    ],
  },
  other: {
    german: [
      '(?:das |was )?(?:wir bieten|bieten wir)(?: ihnen| dir)?|unser angebot',
      '(?:ihre|deine|unsere) (?:vorteile|benefits)|über uns|wir über uns|das sind wir|wer wir sind|wer sind wir',
      '(?:das )?unternehmen|kontakt|(?:ihre|deine )?bewerbung|interesse|interessiert',
      'haben wir (?:ihr|dein) interesse geweckt|rahmenbedingungen|arbeitsort|ansprechpartner(?:in)?',
      'darauf (?:können sie|kannst du) (?:sich|dich) freuen',
    ],
    french: [
      "(?:ce que )?nous (?:vous )?(?:offrons|proposons|t'offrons)|(?:(?:nos|vos|les|tes) )?avantages(?: sociaux)?",
      "à propos(?: de nous| de l'entreprise)?|qui sommes nous",
      "(?:l'|notre |la )(?:entreprise|société|établissement|équipe)|rémunération(?: et avantages)?",
      "conditions(?: de travail| d'emploi)?|(?:processus|étapes) de recrutement|pour postuler",
      "pourquoi nous rejoindre|description de l'entreprise",
    ],
    spanish: [
      '(?:(?:qué|lo que|te|se) )?(?:te )?(?:ofrecemos|ofrece)|(?:(?:tus|nuestros|los) )?beneficios|prestaciones',
      '(?:sobre|acerca de) (?:nosotros|la empresa)|quiénes somos|la empresa|condiciones(?: laborales)?|ventajas',
      'por qué (?:nosotros|unirte)',
    ],
    italian: [
      '(?:(?:che )?cosa )?(?:ti )?(?:offriamo|offre)|si offre|(?:i nostri )?(?:benefit|vantaggi)|chi siamo',
      "(?:l'|la nostra )azienda|sede(?: di lavoro)?|retribuzione|inquadramento|condizioni|come candidarsi",
      'perché (?:noi|sceglierci)',
    ],
    portuguese: [
      '(?:o que )?(?:te )?oferecemos|o que oferecemos|(?:os nossos )?benefícios|vantagens|quem somos',
      'sobre (?:nós|a empresa)|a empresa|condições|remuneração|local de trabalho|informações adicionais',
      '(?:processo seletivo|etapas do processo)',
    ],
    dutch: [
      '(?:(?:wat|dit) )?(?:wij|we)? ?bieden(?: (?:wij|we))?(?: (?:jou|je))?|wat wij (?:jou|je) bieden|ons aanbod',
      'arbeidsvoorwaarden|jouw voordelen|over (?:ons|de organisatie|het bedrijf)',
      'wie (?:zijn (?:wij|we)|(?:wij|we) zijn)|solliciteren|sollicitatie(?:procedure)?|interesse',
      'wat krijg (?:je|jij)(?: van ons)?',
    ],
    polish: [
      '(?:(?:to|co) )?(?:ci )?(?:oferujemy|zapewniamy)(?: ci)?|(?:nasza )?oferta|(?:nasze )?benefity',
      'o (?:nas|firmie)|(?:kim|kto) jesteśmy|dlaczego my|jak aplikować|wynagrodzenie|kontakt|co zyskujesz',
      'etapy rekrutacji',
    ],
    swedish: [
      '(?:det här |detta )?(?:vi erbjuder|erbjuder vi)(?: dig)?|(?:våra )?förmåner|om (?:oss|företaget)',
      'vilka är vi|ansökan|kontakt|(?:anställnings)?villkor|övrigt|så (?:an)?söker du|lön(?: och förmåner)?|urval',
      'rekryteringsprocess(?:en)?',
    ],
    danishAndNorwegian: [
      '(?:vi (?:tilbyr|tilbyder)|tilby(?:r|der) vi)(?: dig| deg)?',
      'om (?:oss|os|virksomheden|bedriften|arbeidsgiver(?:en)?)|hvem er vi|ansøgning|søknad|kontakt oss?',
      'lønn?(?: og ansættelsesvilkår)?|ansættelsesvilkår|praktiske opplysninger|(?:slik|sådan) sø[gk]er du',
    ],
  },
} as const;

const parts = ['preferred_qualification', 'other', 'about', 'responsibility', 'minimum_qualification'] as const;

/** A part with what the whole of its headings is, in small letters. */
export const headingsAbroad = parts.map(
  (part) => [part, new RegExp(`^(?:${Object.values(phrases[part]).flat().join('|')})$`, 'u')] as const,
);
