import { foldedWords } from '../search/words/words.ts';

/** Around a point, as people name what lies there together. */
type Circle = { names: readonly string[]; lat: number; lon: number; kilometres: number };

/** `Name, other name: latitude, longitude, kilometres`. */
const circles: readonly Circle[] = `
  Bay Area, San Francisco Bay Area: 37.62, -122.16, 68
  Silicon Valley: 37.38, -122.03, 26
  Dallas-Fort Worth Metroplex, DFW: 32.82, -97.05, 62
  Greater Boston: 42.36, -71.08, 38
  Chicagoland: 41.86, -87.85, 62
  Twin Cities: 44.96, -93.22, 36
  Research Triangle: 35.88, -78.82, 34
  Puget Sound: 47.55, -122.3, 60
  Inland Empire: 34.0, -117.3, 34
  South Florida: 26.2, -80.2, 62
  Greater Toronto Area, GTA: 43.7, -79.45, 58
  Greater Vancouver, Metro Vancouver: 49.2, -122.95, 36
  Greater Montreal: 45.52, -73.65, 36
  Delhi NCR, National Capital Region: 28.58, 77.2, 58
  Ruhrgebiet, Ruhr area: 51.49, 7.18, 38
  Rhein-Main, Rhine-Main: 50.06, 8.55, 44
  Rhein-Neckar, Rhine-Neckar: 49.46, 8.55, 26
  Île-de-France, Greater Paris: 48.8, 2.4, 42
`
  .trim()
  .split('\n')
  .map((line) => {
    const [names = '', numbers = ''] = line.split(': ');
    const [lat = 0, lon = 0, kilometres = 0] = numbers.split(', ').map(Number);
    return { names: names.trim().split(', '), lat, lon, kilometres };
  });

/** Counties with their larger towns, of which no two in a country have one name: `County: town, town`. */
const counties = {
  GB: countiesOf(`
  Aberdeenshire: Aberdeen, Peterhead, Fraserburgh, Inverurie, Stonehaven
  Ayrshire: Ayr, Kilmarnock, Irvine, Prestwick, Troon
  Bedfordshire: Bedford, Luton, Dunstable, Leighton Buzzard, Biggleswade, Houghton Regis, Flitwick
  Berkshire: Reading, Slough, Bracknell, Maidenhead, Windsor, Wokingham, Newbury, Thatcham, Woodley, Ascot
  Buckinghamshire: Milton Keynes, High Wycombe, Aylesbury, Amersham, Chesham, Beaconsfield, Marlow, Bletchley
  Cambridgeshire: Cambridge, Peterborough, Huntingdon, Ely, St Neots, Saint Neots, Wisbech, March
  Cheshire: Chester, Warrington, Crewe, Macclesfield, Widnes, Runcorn, Ellesmere Port, Northwich, Winsford, Congleton, Wilmslow, Nantwich, Sandbach, Knutsford
  Cornwall: Truro, Falmouth, Penzance, Newquay, St Austell, Saint Austell, Camborne, Redruth, Bodmin, Saltash
  County Durham: Durham, Darlington, Hartlepool, Peterlee, Newton Aycliffe, Bishop Auckland, Chester-le-Street, Consett, Seaham
  Cumbria: Carlisle, Barrow in Furness, Kendal, Workington, Whitehaven, Penrith, Ulverston
  Derbyshire: Derby, Chesterfield, Ilkeston, Long Eaton, Swadlincote, Buxton, Glossop, Matlock, Belper
  Devon: Plymouth, Exeter, Torquay, Paignton, Barnstaple, Exmouth, Newton Abbot, Tiverton, Bideford, Brixham
  Dorset: Bournemouth, Poole, Weymouth, Dorchester, Christchurch, Ferndown, Bridport
  East Sussex: Brighton, Hove, Eastbourne, Hastings, Bexhill, Bexhill-on-Sea, Lewes, Newhaven, Crowborough
  East Yorkshire: Hull, Kingston upon Hull, Bridlington, Beverley, Goole, Hessle
  Essex: Southend-on-Sea, Colchester, Chelmsford, Basildon, Harlow, Brentwood, Clacton-on-Sea, Braintree, Grays, Billericay, Canvey Island, Witham, Rayleigh, Wickford, Harwich, Loughton, Epping, Maldon
  Fife: Dunfermline, Kirkcaldy, Glenrothes, St Andrews, Saint Andrews
  Gloucestershire: Gloucester, Cheltenham, Stroud, Cirencester, Tewkesbury, Dursley, Yate
  Greater London: London, Croydon, Kingston upon Thames, Romford, Ilford, Hounslow, Wembley, Barnet, Uxbridge, Twickenham, Wimbledon, Walthamstow, Barking, Dagenham, Bexley, Bromley, Ealing, Harrow, Enfield
  Greater Manchester: Manchester, Salford, Bolton, Bury, Oldham, Rochdale, Stockport, Wigan, Altrincham, Sale, Ashton-under-Lyne, Leigh, Stretford, Urmston, Eccles, Prestwich
  Hampshire: Southampton, Portsmouth, Basingstoke, Winchester, Andover, Farnborough, Aldershot, Fareham, Gosport, Havant, Eastleigh, Fleet, Waterlooville, Alton, Petersfield, Lymington, Romsey
  Herefordshire: Hereford, Leominster, Ross on Wye, Ledbury
  Hertfordshire: Watford, St Albans, Saint Albans, Hemel Hempstead, Stevenage, Welwyn Garden City, Hatfield, Hertford, Hitchin, Letchworth, Bishops Stortford, Borehamwood, Cheshunt, Hoddesdon, Rickmansworth, Harpenden, Berkhamsted, Royston, Broxbourne, Potters Bar
  Kent: Maidstone, Canterbury, Ashford, Dover, Folkestone, Margate, Ramsgate, Dartford, Gravesend, Gillingham, Chatham, Rochester, Royal Tunbridge Wells, Tunbridge Wells, Tonbridge, Sevenoaks, Sittingbourne, Faversham, Whitstable, Herne Bay, Deal, Swanley
  Lanarkshire: Hamilton, Motherwell, East Kilbride, Coatbridge, Airdrie, Wishaw
  Lancashire: Preston, Blackpool, Blackburn, Burnley, Lancaster, Morecambe, Chorley, Leyland, Accrington, Skelmersdale, Nelson, Fleetwood, Ormskirk, Rawtenstall, Darwen
  Leicestershire: Leicester, Loughborough, Hinckley, Melton Mowbray, Coalville, Market Harborough, Lutterworth
  Lincolnshire: Lincoln, Grimsby, Scunthorpe, Boston, Grantham, Spalding, Stamford, Skegness, Gainsborough, Louth, Sleaford, Cleethorpes
  Merseyside: Liverpool, Birkenhead, St Helens, Saint Helens, Southport, Bootle, Wallasey, Kirkby, Crosby, Huyton, Bebington, Formby, Prescot
  Norfolk: Norwich, Great Yarmouth, King's Lynn, Thetford, Dereham, Cromer
  North Yorkshire: York, Harrogate, Middlesbrough, Scarborough, Redcar, Northallerton, Selby, Ripon, Skipton, Whitby, Knaresborough
  Northamptonshire: Northampton, Kettering, Corby, Wellingborough, Rushden, Daventry, Brackley
  Northumberland: Blyth, Cramlington, Ashington, Morpeth, Alnwick, Hexham, Berwick-Upon-Tweed, Bedlington
  Nottinghamshire: Nottingham, Mansfield, Newark on Trent, Worksop, Beeston, Arnold, Hucknall, Sutton in Ashfield, Kirkby in Ashfield, West Bridgford, Retford
  Oxfordshire: Oxford, Banbury, Bicester, Abingdon, Didcot, Witney, Henley-on-Thames, Thame, Kidlington, Carterton
  Shropshire: Shrewsbury, Telford, Oswestry, Bridgnorth, Ludlow
  Somerset: Bath, Taunton, Weston-super-Mare, Yeovil, Bridgwater, Frome, Wells, Glastonbury, Clevedon, Portishead
  South Yorkshire: Sheffield, Rotherham, Doncaster, Barnsley, Mexborough
  Staffordshire: Stoke-on-Trent, Stafford, Burton upon Trent, Tamworth, Newcastle under Lyme, Cannock, Lichfield, Leek, Rugeley, Burntwood
  Suffolk: Ipswich, Lowestoft, Bury St Edmunds, Felixstowe, Sudbury, Stowmarket, Haverhill, Newmarket
  Surrey: Guildford, Woking, Epsom, Redhill, Reigate, Camberley, Farnham, Staines, Leatherhead, Esher, Walton-on-Thames, Weybridge, Dorking, Godalming, Egham, Horley, Caterham, Addlestone, Chertsey, Haslemere
  Tyne and Wear: Newcastle upon Tyne, Sunderland, Gateshead, South Shields, North Shields, Washington, Wallsend, Whitley Bay, Jarrow, Tynemouth
  Warwickshire: Warwick, Leamington Spa, Royal Leamington Spa, Rugby, Nuneaton, Stratford-upon-Avon, Bedworth, Kenilworth, Atherstone
  West Midlands: Birmingham, Coventry, Wolverhampton, Dudley, Walsall, Solihull, West Bromwich, Sutton Coldfield, Halesowen, Stourbridge, Smethwick, Oldbury, Willenhall, Bilston, Tipton, Wednesbury
  West Sussex: Crawley, Worthing, Horsham, Chichester, Bognor Regis, Haywards Heath, Burgess Hill, Littlehampton, East Grinstead
  West Yorkshire: Leeds, Bradford, Wakefield, Huddersfield, Halifax, Dewsbury, Batley, Keighley, Castleford, Pontefract, Pudsey, Brighouse, Shipley, Ilkley, Morley
  Wiltshire: Swindon, Salisbury, Trowbridge, Chippenham, Devizes, Melksham, Warminster
  Worcestershire: Worcester, Redditch, Kidderminster, Bromsgrove, Malvern, Great Malvern, Evesham, Droitwich
`),
  IE: countiesOf(`
  Carlow: Carlow
  Cavan: Cavan
  Clare: Ennis, Shannon
  Cork: Cork, Carrigaline, Cobh, Mallow, Midleton, Youghal, Bandon
  Donegal: Letterkenny, Buncrana
  Dublin: Dublin, Tallaght, Swords, Dún Laoghaire, Balbriggan, Sandyford, Finglas, Blanchardstown, Malahide, Lucan, Clondalkin, Foxrock, Dundrum, Crumlin, Donnybrook, Shankill, Cabinteely, Skerries, Portmarnock, Sandymount, Blackrock, Ballyfermot, Rathgar, Castleknock, Terenure, Raheny, Palmerstown, Lusk, Firhouse, Donabate, Dalkey, Ballymun, Monkstown, Artane
  Galway: Galway, Ballinasloe, Tuam, Loughrea
  Kerry: Tralee, Killarney
  Kildare: Kildare, Naas, Newbridge, Celbridge, Leixlip, Maynooth, Athy, Clane, Kilcock, Sallins
  Kilkenny: Kilkenny
  Laois: Portlaoise, Portarlington
  Leitrim: Carrick-on-Shannon
  Limerick: Limerick, Newcastle West
  Longford: Longford
  Louth: Drogheda, Dundalk
  Mayo: Castlebar, Ballina, Westport
  Meath: Navan, Ashbourne, Laytown, Ratoath, Dunboyne
  Monaghan: Monaghan
  Offaly: Tullamore
  Roscommon: Roscommon
  Sligo: Sligo
  Tipperary: Clonmel, Thurles, Nenagh, Carrick-on-Suir, Roscrea
  Waterford: Waterford, Tramore, Dungarvan
  Westmeath: Athlone, Mullingar
  Wexford: Wexford, Enniscorthy, New Ross, Gorey
  Wicklow: Wicklow, Bray, Greystones, Arklow, Blessington
`),
};

function countiesOf(table: string): (readonly [county: string, towns: readonly string[]])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [county = '', towns = ''] = line.split(': ');
      return [county.trim(), towns.split(', ')];
    });
}

/** What people write 'Co.' or 'County' before. */
export const irishCounties: readonly string[] = counties.IE.map(([county]) => county);

const keyOf = (name: string): string => foldedWords(name).join(' ');
const countyByTown = new Map(
  Object.entries(counties).flatMap(([country, of]) =>
    of.flatMap(([county, towns]) => towns.map((town) => [`${country} ${keyOf(town)}`, county] as const)),
  ),
);

/** What people call the surroundings of a city, beside its state and country. */
export const areaNames: readonly string[] = [
  ...circles.flatMap(({ names }) => names),
  ...Object.values(counties).flatMap((of) => of.map(([county]) => county)),
];

export type PlacedCity = { name: string; country: string; lat: number; lon: number };

/** The areas that a city lies in. @param kilometresTo how far it is from there. */
export function areasOf(city: PlacedCity, kilometresTo: (point: { lat: number; lon: number }) => number): string[] {
  const county = countyByTown.get(`${city.country} ${keyOf(city.name)}`);
  const around = circles.filter(
    ({ lat, lon, kilometres }) =>
      Math.abs(lat - city.lat) < 1 && Math.abs(lon - city.lon) < 2 && kilometresTo({ lat, lon }) <= kilometres,
  );
  return [...(county ? [county] : []), ...around.flatMap(({ names }) => names)];
}
