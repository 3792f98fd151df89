/**
 * What jobs are called in other languages, for posts in English as well as in the same language: English, then what is said in
 * each, between semicolons. `kellner(in)` has both forms. Names that mean something else in English (the French 'chef' and
 * 'stage', the Dutch 'arts') or are the same in it are left out. First in German, French and Spanish.
 */
const lines = `
  nurse : krankenschwester | krankenpfleger(in) | pflegefachkraft | pflegefachmann | pflegefachfrau ; infirmier | infirmière ; enfermero | enfermera
  caregiver | carer | care assistant : altenpfleger(in) | pflegehelfer(in) | pflegehilfskraft | betreuungskraft ; aide soignant | aide soignante | auxiliaire de vie | préposé aux bénéficiaires | préposée aux bénéficiaires ; cuidador | cuidadora | auxiliar de enfermería | auxiliar de geriatría
  midwife : hebamme ; sage femme ; matrona | comadrona
  doctor | physician : arzt | ärztin ; médecin ; médico | médica
  surgeon : chirurg(in) ; chirurgien | chirurgienne ; cirujano | cirujana
  dentist : zahnarzt | zahnärztin ; dentiste ; dentista
  dental assistant : zahnarzthelfer(in) | zahnmedizinische fachangestellte ; assistant dentaire | assistante dentaire ; auxiliar dental
  medical assistant : arzthelfer(in) | medizinische fachangestellte ; assistant médical | assistante médicale ; auxiliar clínico
  pharmacist : apotheker(in) ; pharmacien | pharmacienne ; farmacéutico | farmacéutica
  physical therapist | physiotherapist : physiotherapeut(in) | krankengymnast(in) ; kinésithérapeute | kiné ; fisioterapeuta
  occupational therapist : ergotherapeut(in) ; ergothérapeute ; terapeuta ocupacional
  psychologist : psychologe | psychologin ; psychologue ; psicólogo | psicóloga
  paramedic : rettungssanitäter(in) | notfallsanitäter(in) ; ambulancier | ambulancière ; paramédico
  veterinarian : tierarzt | tierärztin ; vétérinaire ; veterinario | veterinaria
  laboratory technician | lab technician : laborant(in) ; technicien de laboratoire | technicienne de laboratoire ; técnico de laboratorio
  social worker : sozialarbeiter(in) | sozialpädagoge | sozialpädagogin ; travailleur social | assistant social | assistante sociale ; trabajador social | trabajadora social
  teacher : lehrer(in) | lehrkraft ; enseignant | enseignante | professeur | professeure | professeur des écoles ; maestra | profesor | profesora
  german teacher : deutschlehrer(in)
  english teacher : englischlehrer(in) ; professeur d'anglais ; profesor de inglés | profesora de inglés
  math teacher : mathematiklehrer(in) | mathelehrer(in) ; professeur de mathématiques ; profesor de matemáticas | profesora de matemáticas
  kindergarten teacher | childcare worker | nursery teacher : erzieher(in) ; éducateur de jeunes enfants | éducatrice de jeunes enfants ; educador infantil | educadora infantil
  nanny | babysitter : kindermädchen | tagesmutter ; nounou | garde d'enfants ; niñera
  software developer | software engineer | developer : softwareentwickler(in) | entwickler(in) | softwareingenieur(in) ; développeur | développeuse | ingénieur logiciel | ingénieure logiciel | développeur logiciel ; desarrollador | desarrolladora | ingeniero de software | ingeniera de software | desarrollador de software | desarrolladora de software
  software developer | programmer : programmierer(in) | anwendungsentwickler(in) ; programmeur | programmeuse ; programador | programadora
  web developer : webentwickler(in) ; développeur web | développeuse web ; desarrollador web
  engineer : ingenieur(in) ; ingénieur | ingénieure ; ingeniero | ingeniera
  mechanical engineer : maschinenbauingenieur(in) ; ingénieur mécanique ; ingeniero mecánico
  civil engineer : bauingenieur(in) ; ingénieur génie civil ; ingeniero civil
  electrical engineer : elektroingenieur(in) ; ingénieur électrique ; ingeniero eléctrico
  system administrator | systems administrator : systemadministrator(in) ; administrateur système | administratrice système ; administrador de sistemas
  data analyst : datenanalyst(in) ; analyste de données ; analista de datos
  data scientist : datenwissenschaftler(in) ; scientifique des données ; científico de datos
  project manager : projektleiter(in) | projektmanager(in) ; chef de projet | cheffe de projet ; jefe de proyecto | jefa de proyecto
  accountant | bookkeeper : buchhalter(in) | bilanzbuchhalter(in) | steuerfachangestellte ; comptable ; contable | contador | contadora
  tax advisor | tax accountant : steuerberater(in) ; conseiller fiscal | fiscaliste ; asesor fiscal
  auditor : wirtschaftsprüfer(in) ; auditeur | auditrice ; auditora
  controller | financial controller : controllerin ; contrôleur de gestion | contrôleuse de gestion
  bank teller | bank clerk : bankkaufmann | bankkauffrau ; conseiller bancaire | conseillère bancaire ; cajero de banco
  lawyer | attorney : rechtsanwalt | rechtsanwältin | anwalt | anwältin ; avocat | avocate ; abogado | abogada
  paralegal | legal assistant : rechtsanwaltsfachangestellte ; assistant juridique | assistante juridique ; asistente legal
  secretary | administrative assistant : sekretär(in) | bürokaufmann | bürokauffrau | bürokraft | sachbearbeiter(in) | kaufmann für büromanagement | kauffrau für büromanagement ; secrétaire | assistant administratif | assistante administrative | assistant de direction | assistante de direction ; secretario | secretaria | auxiliar administrativo | administrativo | administrativa
  receptionist : empfangskraft | rezeptionist(in) | empfangsmitarbeiter(in) ; réceptionniste ; recepcionista
  recruiter : personalreferent(in) | personalvermittler(in) ; recruteur | recruteuse ; reclutador | reclutadora
  translator | interpreter : übersetzer(in) | dolmetscher(in) ; traducteur | traductrice ; traductor | traductora
  journalist | reporter : journalistin | redakteur(in) ; journaliste ; periodista
  photographer : fotograf(in) ; photographe ; fotógrafo | fotógrafa
  graphic designer : grafikdesigner(in) | grafiker(in) | mediengestalter(in) ; graphiste ; diseñador gráfico | diseñadora gráfica
  architect : architekt(in) ; architecte ; arquitecto | arquitecta
  sales assistant | sales associate | cashier : verkäufer(in) | einzelhandelskaufmann | einzelhandelskauffrau ; vendeur | vendeuse ; vendedor | vendedora | dependiente | dependienta
  sales representative | field sales : außendienstmitarbeiter(in) | vertriebsmitarbeiter(in) | verkaufsberater(in) | außendienst ; représentant commercial | technico commercial ; representante de ventas | comercial de ventas
  cashier : kassierer(in) ; caissier | caissière ; cajero | cajera
  store manager : filialleiter(in) | marktleiter(in) ; responsable de magasin ; gerente de tienda | encargado de tienda | encargada de tienda
  customer service | customer support : kundenberater(in) | kundenbetreuer(in) | kundenservice | kundendienst ; conseiller clientèle | conseillère clientèle | chargé de clientèle | chargée de clientèle | service client ; atención al cliente
  waiter | waitress | waitstaff | food server : kellner(in) | servicekraft ; serveur | serveuse ; camarero | camarera | mesero | mesera
  cook | chef : koch | köchin ; cuisinier | cuisinière ; cocinero | cocinera
  kitchen assistant | dishwasher : küchenhilfe | spülkraft ; plongeur | commis de cuisine ; ayudante de cocina | lavaplatos
  bartender : barkeeper(in) ; serveur de bar ; cantinero
  baker : bäcker(in) ; boulanger | boulangère ; panadero | panadera
  pastry chef : konditor(in) ; pâtissier | pâtissière ; pastelero | pastelera
  butcher : metzger(in) | fleischer(in) ; boucher | bouchère ; carnicero | carnicera
  hotel receptionist | front desk agent : hotelfachmann | hotelfachfrau ; réceptionniste hôtel ; recepcionista de hotel
  cleaner | housekeeper : reinigungskraft | putzkraft | putzfrau | gebäudereiniger(in) ; agent d'entretien | femme de ménage | agent de propreté ; limpiador | limpiadora | personal de limpieza
  room attendant | housekeeper : zimmermädchen ; femme de chambre ; camarera de piso
  caretaker | janitor : hausmeister(in) ; concierge d'immeuble ; conserje
  hairdresser : friseur | friseurin | friseuse ; coiffeur | coiffeuse ; peluquero | peluquera
  gardener : gärtnerin | gaertner | landschaftsgärtner(in) ; jardinier | jardinière ; jardinero | jardinera
  electrician : elektriker(in) | elektroniker(in) ; électricien | électricienne ; electricista
  plumber : klempner(in) | installateur(in) | anlagenmechaniker(in) ; plombier ; fontanero | plomero
  carpenter : tischler(in) | schreiner(in) | zimmermann ; menuisier | charpentier ; carpintero
  painter : maler(in) | lackierer(in) ; peintre ; pintor | pintora
  bricklayer | mason : maurer(in) ; maçon ; albañil
  roofer : dachdecker(in) ; couvreur ; techador
  welder : schweißer(in) ; soudeur | soudeuse ; soldador | soldadora
  mechanic | auto mechanic : kfz mechatroniker(in) | mechaniker(in) | automechaniker(in) | mechatroniker(in) ; mécanicien | mécanicienne ; mecánico
  construction worker : bauarbeiter(in) ; ouvrier du bâtiment ; obrero de construcción
  site manager : bauleiter(in) ; conducteur de travaux | chef de chantier ; jefe de obra
  machine operator : maschinenbediener(in) | maschinenführer(in) | anlagenführer(in) ; opérateur machine | conducteur de ligne ; operador de máquina
  production worker : produktionsmitarbeiter(in) | produktionshelfer(in) ; ouvrier de production | agent de production ; operario de producción
  warehouse worker | warehouse associate | warehouse operative : lagerist(in) | lagermitarbeiter(in) | lagerarbeiter(in) | lagerhelfer(in) | kommissionierer(in) | fachkraft für lagerlogistik ; magasinier | manutentionnaire | préparateur de commandes ; mozo de almacén | almacenista
  forklift operator | forklift driver : staplerfahrer(in) | gabelstaplerfahrer(in) ; cariste ; carretillero
  truck driver : lkw fahrer(in) | berufskraftfahrer(in) | kraftfahrer(in) ; chauffeur routier | chauffeur poids lourd ; camionero | conductor de camión
  bus driver : busfahrer(in) ; chauffeur de bus | conducteur de bus ; conductor de autobús
  delivery driver | courier : paketzusteller(in) | kurierfahrer(in) | auslieferungsfahrer(in) | lieferfahrer(in) | zusteller(in) ; chauffeur livreur | livreur | livreuse ; repartidor | repartidora
  driver : fahrer(in) ; conducteur | conductrice ; conductora | chofer
  security guard | security officer : sicherheitsmitarbeiter(in) | wachmann ; agent de sécurité ; guardia de seguridad | vigilante de seguridad
  police officer : polizist(in) ; policier | policière ; policía
  firefighter : feuerwehrmann | feuerwehrfrau ; pompier ; bombero | bombera
  farm worker : erntehelfer(in) | landarbeiter(in) ; ouvrier agricole ; trabajador agrícola
  call center agent | telesales : callcenter agent ; téléconseiller | téléconseillère | téléopérateur ; teleoperador | teleoperadora
  buyer | procurement specialist : einkäufer(in) ; acheteur | acheteuse ; comprador | compradora
  dispatcher | transport coordinator : disponent(in) ; exploitant transport
  maintenance technician : instandhalter(in) | betriebstechniker(in) ; technicien de maintenance | technicienne de maintenance ; técnico de mantenimiento
  team lead | team leader : teamleiter(in) | teamleitung ; chef d'équipe | cheffe d'équipe ; jefe de equipo | jefa de equipo
  human resources : personalwesen ; ressources humaines ; recursos humanos
  medical secretary : arztsekretär(in) ; secrétaire médicale ; secretaria médica
  managing director : geschäftsführer(in) ; directeur général | directrice générale ; director general
  it support | system administrator : fachinformatiker(in)
  librarian : bibliothekar(in) ; bibliothécaire ; bibliotecario | bibliotecaria
  real estate agent : immobilienmakler(in) ; agent immobilier ; agente inmobiliario
  intern | internship : praktikant(in) | praktikum | werkstudent(in) | working student ; stagiaire ; becario | becaria | prácticas
  apprentice | apprenticeship : auszubildende | auszubildender | azubi | ausbildung ; apprenti | apprentie | alternance ; aprendiz
  part time : teilzeit | minijob | aushilfe ; temps partiel ; media jornada | tiempo parcial
  remote : heimarbeit | mobiles arbeiten ; télétravail | travail à distance ; teletrabajo | en remoto | remoto
  no experience | entry level | trainee : ohne erfahrung | ohne berufserfahrung | quereinsteiger(in) ; sans expérience | débutant accepté ; sin experiencia
  full time : vollzeit ; temps plein ; jornada completa | tiempo completo
`;

/** In Italian, Portuguese, Dutch and Polish, where each has a name of its own for it. */
const moreLines = `
  nurse : infermiere | infermiera ; enfermeiro | enfermeira ; verpleegkundige ; pielęgniarka | pielęgniarz
  caregiver | carer | care assistant : operatore socio sanitario | badante ; cuidador de idosos | auxiliar de geriatria ; zorgmedewerker | verzorgende ; opiekun | opiekunka
  doctor | physician : medica ; médica ; huisarts | basisarts ; lekarz | lekarka
  dentist : odontoiatra ; médico dentista ; tandarts ; dentysta | dentystka
  pharmacist : farmacista ; farmacêutico | farmacêutica ; apotheker ; farmaceuta
  physical therapist | physiotherapist : fisioterapista ; fisioterapeuta ; fysiotherapeut ; fizjoterapeuta | fizjoterapeutka
  psychologist : psicologo | psicologa ; psicólogo | psicóloga ; psycholoog ; psycholog
  social worker : assistente sociale ; assistente social ; maatschappelijk werker ; pracownik socjalny
  teacher : insegnante | docente ; professora ; leraar | lerares | leerkracht ; nauczyciel | nauczycielka
  kindergarten teacher | childcare worker | nursery teacher : educatore | educatrice ; educador de infância | educadora de infância ; pedagogisch medewerker ; przedszkolanka
  software developer | software engineer | developer : sviluppatore | sviluppatrice ; desenvolvedor | desenvolvedora | engenheiro de software ; ontwikkelaar | softwareontwikkelaar ; deweloper
  software developer | programmer : programmatore | programmatrice ; programador | programadora ; programmeur ; programista | programistka
  engineer : ingegnere ; engenheiro | engenheira ; ingenieur ; inżynier
  civil engineer : ingegnere civile ; engenheiro civil ; civiel ingenieur ; inżynier budownictwa
  mechanical engineer : ingegnere meccanico ; engenheiro mecânico ; werktuigbouwkundige ; inżynier mechanik
  systems analyst | business systems analyst : analista di sistemi ; analista de sistemas ; systeemanalist ; analityk systemowy
  data analyst : analista dati ; analista de dados ; data analist ; analityk danych
  project manager : responsabile di progetto ; gerente de projetos | gestor de projetos ; projectleider | projectmanager ; kierownik projektu
  accountant | bookkeeper : contabile | ragioniere | ragioniera ; contabilista ; boekhouder | boekhoudster ; księgowy | księgowa
  lawyer | attorney : avvocato | avvocata ; advogado | advogada ; advocaat ; prawnik | adwokat
  secretary | administrative assistant : segretario | segretaria | impiegato amministrativo | impiegata amministrativa ; secretário | secretária | assistente administrativo ; secretaresse | administratief medewerker ; sekretarka | asystentka biura
  receptionist : addetto alla reception | addetta alla reception ; rececionista ; receptioniste ; recepcjonista | recepcjonistka
  translator | interpreter : traduttore | traduttrice ; tradutor | tradutora ; vertaler ; tłumacz | tłumaczka
  graphic designer : grafico ; designer gráfico ; grafisch vormgever ; grafik
  architect : architetto ; arquiteto | arquiteta ; architekt
  sales assistant | sales associate : commesso | commessa | addetto vendite ; vendedor | vendedora | balconista ; verkoper | verkoopster | verkoopmedewerker | winkelmedewerker ; sprzedawca | sprzedawczyni
  cashier : cassiere | cassiera ; operador de caixa | caixa de supermercado ; caissière | kassamedewerker ; kasjer | kasjerka
  waiter | waitress | waitstaff | food server : cameriere | cameriera ; garçom | garçonete | empregado de mesa | empregada de mesa ; ober | serveerster ; kelner | kelnerka
  cook | chef : cuoco | cuoca ; cozinheiro | cozinheira ; kok ; kucharz | kucharka
  kitchen assistant | dishwasher : lavapiatti | aiuto cuoco ; ajudante de cozinha | auxiliar de cozinha ; keukenhulp | afwasser ; pomoc kuchenna
  bartender : barmedewerker ; barmanka
  baker : panettiere | fornaio ; padeiro | padeira ; bakker ; piekarz
  cleaner | housekeeper : addetto alle pulizie | addetta alle pulizie ; faxineiro | faxineira | auxiliar de limpeza | empregada de limpeza ; schoonmaker | schoonmaakster ; sprzątaczka | sprzątacz
  hairdresser : parrucchiere | parrucchiera ; cabeleireiro | cabeleireira ; kapper | kapster ; fryzjer | fryzjerka
  gardener : giardiniere ; jardineiro ; hovenier | tuinman ; ogrodnik
  electrician : elettricista ; eletricista ; elektricien | elektromonteur ; elektryk
  plumber : idraulico ; encanador | canalizador ; loodgieter ; hydraulik
  carpenter : falegname ; carpinteiro | marceneiro ; timmerman ; stolarz | cieśla
  bricklayer | mason : muratore ; pedreiro ; metselaar ; murarz
  painter : imbianchino ; pintor ; schilder ; malarz
  welder : saldatore ; soldador ; lasser ; spawacz
  mechanic | auto mechanic : meccanico ; mecânico ; automonteur ; mechanik samochodowy | mechanik
  construction worker : operaio edile ; operário da construção | servente de obras ; bouwvakker ; pracownik budowlany
  production worker : operaio | operaia | addetto alla produzione ; auxiliar de produção | operador de produção ; productiemedewerker ; pracownik produkcji
  warehouse worker | warehouse associate | warehouse operative : magazziniere ; auxiliar de armazém | estoquista ; magazijnmedewerker | orderpicker ; magazynier | pracownik magazynu
  forklift operator | forklift driver : mulettista | carrellista ; operador de empilhadeira ; heftruckchauffeur ; operator wózka widłowego
  truck driver : camionista | autista di camion ; caminhoneiro | motorista de caminhão ; vrachtwagenchauffeur ; kierowca ciężarówki
  driver : autista ; motorista ; kierowca
  security guard | security officer : guardia giurata ; vigilante | segurança patrimonial ; beveiliger | beveiligingsmedewerker ; ochroniarz | pracownik ochrony
  customer service | customer support : assistenza clienti ; atendimento ao cliente ; klantenservice medewerker | klantenservice ; obsługa klienta
  delivery driver | courier : corriere ; entregador ; bezorger | pakketbezorger ; kurier
  bus driver : autista di autobus ; motorista de ônibus ; buschauffeur ; kierowca autobusu
  team lead | team leader : capo squadra ; líder de equipe ; teamleider ; lider zespołu | kierownik zespołu
  intern | internship : tirocinante | tirocinio | stagista ; estagiário | estagiária | estágio ; stagiair ; stażysta | stażystka | praktykant
  apprentice | apprenticeship : apprendista | apprendistato ; aprendiz ; leerling ; uczeń zawodu
  remote : telelavoro | da remoto ; teletrabalho | trabalho remoto ; thuiswerk | thuiswerken | telewerken ; praca zdalna | zdalna | zdalnie
  no experience | entry level | trainee : senza esperienza ; sem experiência ; zonder ervaring ; bez doświadczenia
  part time : tempo parziale ; meio período | tempo parcial ; deeltijd ; niepełny etat | pół etatu
  full time : tempo pieno ; tempo integral ; voltijd ; pełny etat
`;

/** Of what is written with them by hand, and on keyboards without. */
const umlauts: readonly [letter: RegExp, letters: string][] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
];

const formsOf = (name: string): string[] => {
  const both = name.endsWith('(in)') ? [name.slice(0, -4), `${name.slice(0, -4)}in`] : [name];
  return [...new Set(both.flatMap((form) => [form, umlauts.reduce((text, by) => text.replaceAll(...by), form)]))];
};

/** Groups of names as `synonym-groups.ts` has them: those of a language find each other and the English ones. */
export const titlesAbroad: readonly string[] = `${lines.trim()}\n${moreLines.trim()}`.split('\n').flatMap((line) => {
  const [english = '', abroad = ''] = line.split(' : ').map((part) => part.trim());
  return abroad.split(';').flatMap((names) => {
    const forms = names
      .split('|')
      .flatMap((name) => formsOf(name.trim()))
      .join(' | ');
    return [forms, `${forms} > ${english}`];
  });
});
