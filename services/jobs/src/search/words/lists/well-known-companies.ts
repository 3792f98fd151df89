/**
 * Companies that people look for by one word, whether they have posts here or not: large employers whose names come close to words for
 * work ('Bayer' and 'buyer'), and others like them.
 */
export const wellKnownCompanies = `
  abbott abbvie accenture adecco adidas adobe aecom aetna airbnb airbus aldi allianz amazon amgen apple aramark arcadis
  astrazeneca atlassian atos audi aviva bain barclays basf bayer bechtel biogen birkenstock blackrock boeing bombardier
  bosch bupa burberry capgemini cargill carmax carrefour caterpillar chevron chipotle chubb cigna cisco citi citibank
  clorox cognizant comcast continental costco coursera cummins daimler danaher danone datadog decathlon dell deloitte
  delta deutsche disney dyson ebay ecolab edeka emerson equifax ericsson expedia experian exxon facebook fedex ferrari
  fiserv flipkart fluor ford fresenius fujitsu garmin geico genentech gilead github glencore goldman google greggs gucci
  halliburton heineken henkel hertz hilton hitachi honda honeywell huawei humana hyatt hyundai ikea infosys intel intuit
  jabil jacobs johnson kaiser kellogg kforce kroger labcorp lego lenovo lidl linde linkedin lockheed lowes lufthansa
  lululemon macys marriott mastercard mckesson mckinsey medtronic mercedes merck meta michelin microsoft mitsubishi
  moderna morrisons nestle netflix nike nissan nokia nordstrom northrop novartis nvidia openai oracle panasonic paypal
  pepsi pepsico pfizer philips porsche primark publix puma qualcomm randstad raytheon reliance renault repsol rewe roche
  rossmann ryanair safeway sainsbury sainsburys salesforce samsung sanofi santander sephora servicenow shell shopify
  siemens sodexo sony spotify starbucks stellantis stripe stryker sysco takeda tata telefonica telstra tesco tesla
  thales toyota twilio twitter uber unicredit unilever uniqlo valeo valero verizon vinci virgin vodafone volkswagen
  volvo waitrose walgreens walmart wayfair wegmans wendys wework wipro xerox zalando zara zendesk
`;
