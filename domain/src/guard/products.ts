import { list } from './knownWords.ts'

/** Letters that stand for something of the trade, of law or of computers, and never for a house; folded. */
export const acronyms: ReadonlySet<string> = list(`
  was tht tgt dpia sup xaf xbrl wlz wmo zvw wvp wab waadi wkr wvg wtl bsn lkv liv wia ww wga ziektewet bio skal msc asc npo dsp mvo csrd esg
  nps csat kto vog voga apk wms pim dam cdp cep mdm etl olap oltp dwh lms elearning lrs pos epos mpos cct kms kps kvs kpi okr oee mrp mps erp
  scm srm wfm tna t&a ats hcm hris eap pbx voip sip ivr cti acd dect gsm sim esim lte 3g 4g 5g lora mqtt http https rest soap graphql oauth
  oauth2 saml scim ldap ad mfa 2fa otp tls smtp imap dkim spf dmarc gtin ean upc gln sscc fefo fifo lifo fnb fob cob mise bqt pax adr arr goppar trevpar
  los ooo b&b bb hb vb ai ota gds crs ibe rms cms pms bms hvac gbs bac wko cv bhp bmc bmi brandmeld rie ri&e arbo vca bhv ehbo aed nen
  hse qhse kam iso tuv ce rohs weee pgs drank alcohol wbdbo apv bibob omgevingswet svh sva ssvt bop pp pdf docx csv jpg png svg
  btw omzetbelasting ib vpb lb lh ioss oss icp kor rgs sbr auditfile bank mt940 camt camt053 sdd sct ibanl pos2 psp dcc tap nfc
  cao horecacao arbeidstijdenwet atw wet avg gdpr ccpa nis2 dora wwft ubo kyc eidas dga zzp dba wet-dba wtta mkb mkba lov rov
  tco roi sla ola rfi rfp rfq poc mvp uat otap sso faq etc ca bv nvt ntb pm tbd fyi asap eta id uuid gui ux ui cx sdk ide db dba
  os nas san ups poe vlan wan sdwan ssid mac ip dns dhcp nat wpa wep hdmi vga usb-c rj45 a4 a5 a3 dpi ppi fps
  buma stemra sena bumastemra keurmerk leader lhbti
  kcal mg ph rh hd 4k gb mb tb mhz ghz kwp pv btu db ehic ggd vwa kiwa nvwa sgs fssc brc ifs unicef`)

/** More software, machines and suppliers of the trade than the catalogue may hold, folded. */
export const products: ReadonlySet<string> = list(`
  unitouch tebi marktman orbisk winnow indeed horecabanen salonized brunswick bizerba ticketmatic intogolf yesplan recreatex compad vivino
  planon vecozo bookingexperts booking-experts bookingsuite toast revel lavu talech shopkeep loyverse erply vend hike korona oderland
  cegid oracle-micros shiji infrasys agilysys maitre'd squirrel posera partech xenial brink prism hungerrush heartland
  dinggo deliverect hubrise otter urbanpiper ordami orderli orderwise bestelapp bestelbox foodticket sitedish cloudwaitress flipdish storekit
  tabelz tablein eatapp eveve tock resy yelpreservations quandoo bookatable dinnerbooking simplebooking planyo bookeo checkfront
  fareharbor rezdy trekksoft bokun regiondo tiqets getyourguide viator musement leisureking bookingtime twelve adamas skidata axess datacon
  gantner syx sytec recman sportivity clubmanager virtuagym eversports trainin nubapp perfectview efficy superoffice archie teamleader
  sugarcrm freshsales freshdesk freshworks zendesk intercom gorgias tawk crisp trengo messagebird bird twilio livechat spryng cm
  revinate cendyn dailypoint guestline ezee hotelogix littlehotelier cloudbeds beds24 smoobu lodgify hostaway guesty avantio icnea newbook
  campspot camping-care campingcare camping.care stratech tommybookingsupport maxxton holidayagent leisurekit rms7 roommaster innroad webrezpro
  maestropms fols hotelkey stayntouch amadeus sabre travelport delphi salesandcatering tripleseat perfectvenue eventtemple momentus
  ungerboeck priva artifax rendezvous planday fourth harri 7shifts homebase wheniwork deputy rotaready rotacloud bizimply quinyx papershift
  nostradamus werktijden werktijden.nl strobbo manus intus protime kelio timewize keepleave l1nda roosterplan staffplanner inplanning
  moneymonk jortt eboekhouden rompslomp acumulus gripp teamleader tripletex xero quickbooks reeleezee minoxmax multivers imuis davilex kingbusiness
  speedbooks visionplanner fyndoo caseware nextens elsevier basecone zenvoices hix declaree rydoo mobilexpense expensya spendesk pleo
  hellopay nexi vivawallet worldpay payplaza multisafepay icepay sisow paynl pay.nl rabo smartpin pinvandaag cmcom ccvshop equens nets saferpay datatrans
  tomtom webfleet routigo routexl simacan onfleet shippypro myparcel dhl dpd ups gls fedex trunkrs
  lekkerland bidvest vandrie metro transgourmet deli-xl delixl horesca nedal brakels smeding gepu udea
  rational convotherm electrolux meiko winterhalter hobart miele jura franke lamarzocco marzocco wmf schaerer thermoplan douweegberts segafredo illy
  testo efento monnit saveris comark foodcheck chefdigital haccpapp ishaccp safefood hygiene nutritics mealmetrics erudus psinfoodservice
  delicious foodbook kitchencut marketman procuretopay foodics winesoft winesquare yumzi meez galley eatec adaco simplyorder orderlion choco
  rekki hanos-online weborder gastroplan calcmenu jimms culirent rentman easyjob hirehop current-rms lasso
  canva figma adobe photoshop indesign acrobat lightroom dropboxsign pandadoc proposify offorte qwilr betterproposals zivver
  hootsuite buffer meta tiktokshop metasuite trustyou reviewpro guestrevu customeralliance olery zoover holidaycheck
  snapchat threads signal telegram skype webex miro mural airtable smartsheet clickup basecamp wrike todoist evernote onenote loop planner
  yammer intune entra defender copilot sway visio publisher frontpage infopath odata dataverse powerapps
  aws heroku digitalocean cloudflare hetzner transip ovh leaseweb plesk cpanel wix strapi contentful umbraco typo3 kentico drupal craft
  woocommerce prestashop bigcommerce shopware lightspeed ccvshop mijnwebwinkel luondo ekm bol bolcom marktplaats
  raspberry arduino sonos spotify soundtrack bose denon hue philipshue netatmo nest tado honeywell siemens schneider
  sunmi pax newland bixolon citizen munbyn elo posiflex aures datalogic honeywell zebra logitech jabra poly yealink avaya mitel
  kpn vodafone ziggo odido tmobile t-mobile tele2 eurofiber xs4all simpel glasvezel starlink
  randstad tempo-team temporing youbahn young-capital youngcapital temper yoti ysl horecaflex freeday zenjob`)

/** Second words of the names of products: "Exact Online", "Booking Experts". */
export const productWords: ReadonlySet<string> = list(`
  online experts expert cloud pro business central one plus suite manager pos connect pay go back office payments retail restaurant
  hospitality resto kitchen workspace forms sheets docs drive calendar maps analytics ads mail teams premium basic standard enterprise lite light light
  cafe bookings booking reserve reservations hotel hotels events event guest loyalty delivery direct commerce shop store studio desk
  server desktop mobile app apps portal hub api platform software systems system solutions solution technology technologies services service
  planning hr hrm payroll salaris time tracker clock insights reports dashboard bi flow power automate dynamics navision finance financials
  accounting boekhouden boekhouding wonen handel globe xl max smart touch terminal drive print printer view vision link sync gateway checkout
  wallet link cash kiosk order orders menu table tables inventory stock purchase purchasing supply cost recipe food waste team staff work force scheduling agenda calendar experience engage crm pms erp next live now digital group`)

/** Departments and roles that go by an English word or are written with a capital. */
export const functions: ReadonlySet<string> = list(`
  leader banqueting housekeeping frontoffice front backoffice sales marketing finance reception reservations reserveringen receptie directie technische dienst keuken bediening
  sommelier maitre host hostess floormanager barista bartender purchasing inkoop verkoop facilitair wellness spa events catering
  general manager hotelmanager restaurantmanager operations controller payroll revenue yield duty night auditor concierge 
  patisserie garde manger entremetier saucier commis souschef rotisseur hofmeester chef kok
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november december
  god bijbel koran joods joodse katholiek katholieke protestant protestantse christelijk christelijke islamitisch islamitische hindoe boeddhistisch
  limburgs brabants gronings fries friese drents drentse twents zeeuws zeeuwse gelders gelderse utrechts overijssels vlaming vlamingen
  brits britse schots schotse iers ierse zweeds zweedse deens deense noors noorse fins finse zwitsers zwitserse oostenrijks oostenrijkse
  hongaars tsjechisch bulgaars russisch oekraiens oekraiense servisch kroatisch marokkaans marokkaanse egyptisch syrisch syrische eritrees
  russisch russische nederlandstalige engelstalige duitstalige franstalige girocard gebouw oktoberfest eurotoques mexicaans mexicaanse thais thaise koreaans koreaanse vietnamees vietnamese indiaas indiase indonesische libanees libanese perzisch braziliaans
  mediterraan scandinavisch scandinavische latijns afrikaans afrikaanse oosters westers kaapse belgen fransen spanjaarden italianen britten amerikanen
  riesling chardonnay pinot merlot cabernet prosecco champagne cava bordeaux bourgogne port sherry whisky gin cognac ipa pils tripel
  parmezaan brie camembert wagyu black angus iberico serrano parma hollandaise bearnaise caesar`)
