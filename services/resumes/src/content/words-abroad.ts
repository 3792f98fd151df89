const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** What names a position in German, French, Spanish, Portuguese, Italian, Dutch, Polish, Swedish, Danish and Norwegian. */
export const positionAbroad = whole(
  [
    '\\p{L}*(?:leiter|mitarbeiter|verkäufer|pfleger|erzieher|entwickler|berater|sachbearbeiter|techniker|mechaniker|mechatroniker|elektriker|praktikant|geschäftsführer|buchhalter|assistent)(?:in)?|(?<!diplom[ -])ingenieur(?:in)?|\\p{L}*(?:kaufmann|kauffrau|fachmann|fachfrau|fachkraft)|auszubildende[rn]?',
    'responsable|assistante?|chargée? de|technicien(?:ne)?|ingénieure?|développeu(?:r|se)|conseill(?:er|ère)|direct(?:eur|rice)|vendeu(?:r|se)|serveu(?:r|se)|cuisinière?|infirmi(?:er|ère)|comptable|stagiaire|secrétaire|enseignante?|aide[ -]soignante?',
    'analista|asistente|auxiliar|administrativ[oa]|gerente|coordinadora?|ingenier[oa]|desarrolladora?|vendedora?|camarer[oa]|cociner[oa]|enfermer[oa]|profesora?|conductora?|directora?|jef[ea]|encargad[oa]|dependient[ea]|becari[oa]|operari[oa]|técnic[oa]',
    'assistente|responsável|coordenadora?|engenheir[oa]|desenvolvedora?|enfermeir[oa]|motorista|cozinheir[oa]|professora|estagiári[oa]',
    'impiegat[oa]|commess[oa]|addett[oa]|camerier[ea]|cuoc[oa]|infermier[ea]|responsabile|sviluppat(?:ore|rice)|ingegnere|tecnic[oa]|insegnante|ragionier[ea]|stagista|tirocinante|magazziniere|operai[oa]',
    '\\p{L}*(?:medewerker|verpleegkundige|ontwikkelaar|adviseur|leraar|verkoper|beheerder|monteur)|stagiaire?',
    '\\p{L}*(?:sköterska|sykepleier|sygeplejerske|biträde|medarbetare|medarbejder|medarbeider|arbeider|lärare|lærer|säljare|selger|sælger|utvecklare|utvikler|udvikler|chaufför|chauffør|sjåfør|förare|ingenjör|ingeniør|ledare|leder|rådgivare|rådgiver|konsulent|konsult|pædagog|snickare|snekker|tømrer|rørlegger|(?<!bang)ko[ck]?k|servitör|servitør|servitris|tjener|lärling|lærling)',
    'specjalist(?:a|ka)|kierowni(?:k|czka)|asystent(?:ka)?|programist(?:a|ka)|księgow[ay]|magazynier(?:ka)?|sprzedaw(?:ca|czyni)|pielęgnia(?:rka|rz)|nauczyciel(?:ka)?|inżynier|kierowca|kuchar(?:z|ka)|przedstawiciel(?:ka)?',
  ].join('|'),
);

/** Schools in these languages, as a part of a pattern. */
export const schoolsAbroad =
  'coláiste|universidade?|uniwersytet|(?:fach|berufs|hoch)schule|hogeschool|politechnika|politecnico|gymnasium|école|escuela|escola|faculdade|technikum|szkoła|universitet(?:et)?|høgskolen?|högskolan?|gymnasieskola|\\p{L}{3,20}skol[ae]';

/** What names who somebody worked or studied with, in these languages. */
export const organisationAbroad = whole(
  `${schoolsAbroad}|universität|universit[àé]|universiteit|lycée|facultad|instituto|istituto|liceo|liceum|klinikum|krankenhaus|seniorenhaus|hôpital|clinique|hospital|clínica|ospedale|clinica|ziekenhuis|szpital|biuro|banco|banca|sparkasse|s\\.[al]\\.?|s\\.r\\.l\\.?|s\\.p\\.a\\.?|sp\\. z o\\.o\\.?|sarl|sas|ltda|lda|b\\.v\\.?|a/s|aps|kommune?|\\p{L}*(?:sjukhus|sjukehus|sykehus|sygehus|sykehjem|plejehjem)`,
);
