/** What headings of job texts are in German, French and Spanish: the whole of one, in small letters. */
export const headingsAbroad = [
  [
    'responsibility',
    /^(?:(?:ihre|deine|die) )?(?:aufgaben(?:gebiet|bereich)?|tätigkeiten)$|^(?:das|was) (?:sie|dich|dir) erwartet$|^das erwartet (?:sie|dich)$|^(?:(?:vos|les|tes) )?(?:missions?|responsabilités)(?: principales)?$|^(?:(?:tus|las) )?(?:funciones|responsabilidades|tareas)(?: principales)?$|^qué harás$/,
  ],
  [
    'minimum_qualification',
    /^(?:(?:ihr|dein|unser|das) )?(?:profil|anforderungen|anforderungsprofil|qualifikation(?:en)?|voraussetzungen)$|^(?:das|was) (?:sie mitbringen|du mitbringst|bringen sie mit|bringst du mit)$|^(?:(?:votre|le|ton) )?profil(?: recherché)?$|^compétences(?: requises)?$|^(?:(?:tu|el) )?perfil(?: buscado)?$|^requisitos(?: mínimos)?$/,
  ],
  [
    'preferred_qualification',
    /^(?:von vorteil|wünschenswert)$|^(?:un plus|les plus|atouts)$|^(?:se valora(?:rá)?|deseable|valorable)$/,
  ],
  [
    'other',
    /^(?:wir bieten(?: ihnen| dir)?|das bieten wir(?: ihnen| dir)?|unser angebot|(?:ihre|deine) vorteile|über uns|kontakt|bewerbung)$|^(?:nous offrons|(?:nos )?avantages|à propos(?: de nous)?|qui sommes nous)$|^(?:(?:qué )?ofrecemos|beneficios|sobre nosotros)$/,
  ],
] as const;
