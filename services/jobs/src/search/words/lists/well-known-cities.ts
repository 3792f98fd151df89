/**
 * Cities that people name by themselves, between bars: the largest of GeoNames (https://www.geonames.org), and some that are often
 * looked for. What a keyword means must not depend on a list of all cities, which is read when first needed.
 */
export const wellKnownCities = `
  aachen | aberdeen | abidjan | abu dhabi | abuja | accra | addis ababa | adelaide | agra | ahmedabad | akron | albuquerque |
  alexandria | algiers | alicante | allahabad | almaty | amadora | amarillo | amman | amritsar | amsterdam | anaheim |
  anchorage | ankara | ann arbor | antananarivo | antwerpen | arhus | arlington | ashgabat | asmara | astoria | asuncion |
  athens | atlanta | atlantic city | auckland | augsburg | aurangabad | aurora | austin | baghdad | bakersfield | baku |
  baltimore | bamako | bangkok | bangui | barcelona | barrie | basel | basrah | bath | baton rouge | bay area | beijing |
  beirut | belfast | belgrade | bellevue | belo horizonte | bengaluru | bergen | berlin | bern | bhopal | bielefeld | bilbao |
  birkenhead | birmingham | bishkek | bissau | blackpool | bochum | bogota | boise | bologna | bonn | bordeaux | boston |
  boulder | bradford | brampton | brasilia | bratislava | braunschweig | brazzaville | bremen | bridgeport | brighton |
  brisbane | bristol | brooklyn | brownsville | brussels | bucharest | budapest | buenos aires | buffalo | burnaby | busan |
  bydgoszcz | cairns | cairo | calgary | cali | cambridge | canberra | cape coral | cape town | caracas | cardiff | carrollton |
  cary | casablanca | cedar rapids | chandigarh | chandler | changchun | changsha | charleroi | charleston | charlotte |
  chattanooga | chemnitz | chengdu | chennai | chesapeake | chicago | chisinau | chittagong | chongqing | christchurch |
  chula vista | cincinnati | clarksville | cleveland | coimbatore | colombo | colorado springs | columbia | columbus | conakry |
  copenhagen | cordoba | cork | corpus christi | coventry | crawley | daegu | dakar | dalian | dallas | damascus |
  dar es salaam | dayton | delhi | denton | denver | derby | des moines | detroit | dhaka | doha | dombivli | dongguan |
  dortmund | dresden | dubai | dublin | dudley | duisburg | durban | durham | dushanbe | dusseldorf | edinburgh | edmonton |
  eindhoven | el paso | escondido | espoo | essen | etobicoke | eugene | exeter | faisalabad | faridabad | fayetteville |
  florence | fontana | fort collins | fort lauderdale | fort myers | fort wayne | fort worth | fortaleza | foshan | frankfurt |
  freetown | fremont | fresno | frisco | fullerton | gainesville | galway | garden grove | garland | gatineau | gdansk |
  geelong | gelsenkirchen | geneve | genoa | gent | ghaziabad | ghent | gijon | gilbert | giza | glasgow | glendale |
  gold coast | gorakhpur | goteborg | grand prairie | grand rapids | graz | greensboro | guangzhou | guatemala city | halifax |
  hamburg | hamilton | hampton | hangzhou | hannover | hanoi | harare | harbin | havana | hayward | hefei | helsinki |
  henderson | hialeah | ho chi minh city | hobart | hollywood | hong kong | honolulu | houston | hull | huntington beach |
  huntsville | hyderabad | ibadan | incheon | indianapolis | indore | innsbruck | irvine | irving | islamabad | istanbul |
  izmir | jabalpur | jackson | jacksonville | jaipur | jakarta | jeddah | jersey city | jinan | jodhpur | johannesburg |
  joliet | juba | kabul | kampala | kano | kanpur | kansas city | karachi | karlsruhe | kathmandu | khartoum | kigali |
  killeen | kingston | kinshasa | kitchener | knoxville | kolkata | koln | kowloon | krakow | kuala lumpur | kunming | kyiv |
  lagos | lahore | lakewood | lancaster | lanzhou | laredo | las palmas de gran canaria | las vegas | lausanne | laval | leeds |
  leicester | leipzig | lexington | libreville | liege | lille | lilongwe | lima | limerick | lincoln | linz | lisbon |
  little rock | liverpool | lome | london | long beach | long island | longueuil | los angeles | louisville | luanda | lubbock |
  lublin | lucknow | ludhiana | lusaka | luton | lyon | macau | madison | madrid | madurai | malaga | malmo | managua |
  manchester | manhattan | manila | mannheim | maputo | maracaibo | markham | marseille | mashhad | mcallen | mckinney |
  meerut | melbourne | memphis | mesa | mesquite | mexico | miami | midland | milan | milton keynes | milwaukee | minneapolis |
  minsk | miramar | mississauga | modesto | mogadishu | monchengladbach | monrovia | montevideo | montgomery | montpellier |
  montreal | moreno valley | moscow | mountain view | mumbai | munich | munster | murcia | muscat | n'djamena | nagoya |
  nagpur | nairobi | nanchang | nanjing | nantes | naperville | naples | nashik | nashville | nay pyi taw | nepean | new haven |
  new orleans | new york | newark | newcastle | newport | newport news | niamey | ningbo | norfolk | north las vegas |
  north york | northampton | norwich | nottingham | nouakchott | nowrangapur | nur-sultan | nuremberg | nurnberg | nyc |
  oakland | oceanside | oklahoma city | olathe | omaha | orlando | osaka | oshawa | oslo | ottawa | ouagadougou |
  overland park | oxford | oxnard | palermo | palm springs | palma | palmdale | palo alto | paris | pasadena | paterson |
  patna | pembroke pines | peoria | perth | philadelphia | phnom penh | phoenix | pimpri | pittsburgh | plano | plymouth |
  pomona | port saint lucie | port-au-prince | portland | porto | portsmouth | poznan | prague | preston | pretoria | pristina |
  providence | pune | pyongyang | qingdao | queens | quezon city | quito | rabat | rajkot | raleigh | rancho cucamonga |
  rennes | reno | richmond | richmond hill | riga | rio de janeiro | riverside | riyadh | rochester | rockford | rome |
  roseville | rotterdam | sacramento | saint louis | saint paul | saint petersburg | salem | salinas | salt lake city |
  salvador | salzburg | san antonio | san bernardino | san diego | san francisco | san jose | san juan | san salvador | sanaa |
  santa ana | santa barbara | santa clara | santa clarita | santa monica | santa rosa | santiago | santo domingo | sao paulo |
  sarajevo | saskatoon | savannah | scarborough | scottsdale | seattle | seoul | sevilla | seville | shanghai | shantou |
  sheffield | shenyang | shenzhen | shijiazhuang | shreveport | silicon valley | silver spring | sioux falls | skopje | sofia |
  solapur | southampton | southend-on-sea | spokane | springfield | srinagar | st. louis | st. petersburg | staten island |
  sterling heights | stockholm | stockton | stoke-on-trent | strasbourg | stuttgart | sunderland | sunnyvale | surabaya |
  surrey | suzhou | swansea | swindon | sydney | syracuse | szczecin | tacoma | taipei | taiyuan | tallahassee | tallinn |
  tampa | tampere | tangshan | tashkent | tbilisi | tegucigalpa | tehran | tempe | thane | the bronx | the hague | thornton |
  tianjin | tilburg | tirana | tirunelveli | tokyo | toledo | toronto | torrance | toulouse | townsville | tripoli | tucson |
  tulsa | tunis | turin | ulan bator | utrecht | vadodara | valencia | valladolid | vancouver | varanasi | vaughan | victoria |
  vienna | vigo | vilnius | virginia beach | visakhapatnam | visalia | waco | warren | warsaw | wellington | west palm beach |
  west valley city | wichita | wiesbaden | windsor | winnipeg | winston-salem | wollongong | wolverhampton | worcester | wuhan |
  wuppertal | wuxi | xiamen | yangon | yaounde | yerevan | yokohama | yonkers | york | zagreb | zaragoza | zhengzhou |
  zhongshan | zurich
`;
