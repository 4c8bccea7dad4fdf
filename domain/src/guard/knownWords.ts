import { foldLookalikes } from '../anonymity/foldLookalikes.ts'
import { groupsNl } from '../notes/questionsNl.ts'

/** The words of a text as a set. */
export const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** First names that are common enough to be known at the beginning of a sentence, folded. */
export const givenNames: ReadonlySet<string> = list(`
  aad aafke aart abdel achmed ad adam adriaan agnes ahmed aisha albert alex alexander ali alice amber amir an andre andrea
  andries angela angelique anita anja anke ann anna anne anneke annelies annemarie annemieke annet annette anniek anouk ans
  anton antoine ariane arend arie arjan arjen arno arnold arthur astrid aukje barbara barend bart bea bert berend bernard
  berry betty bianca birgit boudewijn bram brenda brigitte britt carina carla carlijn carlo carmen carola caroline casper
  cees charlotte chantal chris christa christel christiaan christian christina cindy claire claudia coen conny cor corien
  corina corine cornelis corrie daan daniel danielle danny daphne david debbie dennis derk desiree diana dick diederik
  dirk dirkje ditte djoke dominique donna dorien doris eddy edgar edith edwin eefje eelco egbert eline elisabeth elise
  ellen elly els elsbeth emiel emma emmy eric erica erik erwin esmee esther eva evelien evert ewout fatima fedde femke
  ferdinand ferry fleur floor floortje florian floris foppe francis francine frank frans fred frederik freek frits gabriel
  geert geertje gerard gerben gerda gerrit gerrie gert gijs gina gonda greet greetje guido guus gwen hamza hanna hannah
  hanneke hannie hans harald harm harmen harold harriet harry hassan heidi hein heleen helen helena helma hendrik henk
  henny henriette herman hester hilde hilda huib hugo ibrahim ida ilona ilse imke inge ingeborg ingrid irene iris irma
  isa isabel ivo jaap jack jaco jacob jacqueline jacques jan janine janneke jannie jantine jasmijn jasper jean jeanette
  jeanne jeffrey jelle jennifer jenny jeroen jesse jessica jet jim jimmy jip joan job jochem joep johan johanna john jolanda
  jolien jonathan joop joost jordi joris jorrit jos joseph josien joyce juan judith jules julia julian julie jurgen jurre
  karel karim karin karlijn kasper katja kees kelly kevin kim klaas koen koos kristel lars laura laurens leen leo leon
  leonie leontien lex lia lianne lies liesbeth lieke lien lily linda lisa lise lisette lizzy loes lotte louis louise luc
  lucas lucia luuk lydia maaike maarten machteld manon manuel marc marcel marco margot margriet maria marian marianne
  marie marieke mariet marijke marijn marina mario marion marisol marit marja marjan marjolein marjolijn marleen marlies
  marloes marthe martijn martin martine mathijs matthijs mattijs maud maurice max meike melanie melissa menno merel
  michael michel michelle michiel mieke mike milan mina miranda mirjam mohamed mohammed monica monique mustafa nadia
  naomi natasja nick nicole niek niels nienke nina noa noor nora nynke olaf olga olivier omar onno oscar otto pascal
  patricia patrick paul paula paulien peter petra philip pien pierre pieter piet pim priscilla quinten rachel rachid ralf
  ralph ramon raymond rebecca reinier reinout remco rene renee renske renate ria richard rick rico rik rita rob robbert
  robert robin roel roelof roger roland rolf roman romy ron ronald rosa rosalie rowan ruben rudolf rudy ruth ruud saar
  sabine sam samantha samira sander sandra sanne sara sarah sasha saskia sebastiaan selma sharon sheila sigrid silvia
  simon simone sjaak sjoerd sjors sonja sophie stef stefan stefanie stella steven stijn susan susanne suzan suzanne sven
  sylvia tamara tanja teun teunis thea theo thijmen thijs thomas tijmen tim timo tineke tjeerd tjitske tobias tom tonny
  toon trijntje truus twan ursula valerie vera victor victoria vincent wendy wesley wessel wiebe wiebke willem willemijn
  wilma wim wouter xander yasmin yolanda youssef yvette yvonne zeynep`)

/** Words with a capital that tell nobody's name: software, payment, languages, feasts, authorities and what is always in capitals; folded. */
export const harmless: ReadonlySet<string> = list(`
  u unie kamer koophandel handelsregister museumkaart cjp roc mbo hbo groetjes u nederland nederlands nederlandse nederlander nederlanders holland hollands hollandse belgie belgisch belgische vlaams
  vlaamse vlaanderen duitsland duits duitse duitsers duitser frankrijk frans franse engeland engels engelse engelstalig
  nederlandstalig duitstalig italie italiaans italiaanse spanje spaans spaanse portugees pools poolse polen roemeens
  turks turkse arabisch chinees chinese japans aziatisch aziatische europa europees europese amerikaans amerikaanse
  indonesisch grieks griekse surinaams noord zuid oost west internet
  kerst kerstmis pasen pinksteren hemelvaart koningsdag koningsnacht bevrijdingsdag sinterklaas moederdag vaderdag
  valentijn valentijnsdag carnaval nieuwjaar ramadan suikerfeest halloween prinsjesdag oudjaar
  drenthe flevoland friesland fryslan gelderland limburg noord-brabant brabant noord-holland overijssel zuid-holland zeeland
  kvk cao wet horeca rie knv khn uwv svb rvo nvwa belastingdienst rijk eu vn covid corona
  erp crm hrm pms pos epos kds qr api apis sso saas paas iot it ict ai bi kpi kpis avg gdpr haccp btw vat iban bic sepa ubl
  xml json csv pdf xls xlsx url ssl vpn wifi wlan lan usb nfc rfid bsn id ids pin emv psd2 pci dss iso nen sla slas roi tco
  rfp rfi fte ftes bhv mt hr hq b2b b2c f&b fb fnb zzp zzpers vof bv nv dga ceo cfo coo cto gm fo bo mice ota otas crs rms
  gds adr revpar q1 q2 q3 q4 h1 h2 nb ps ok sms mms gsm tv dvd cd led hdmi lcd hd uhd poe ean sku mrp wms tms dms cms mdm
  sql odbc ftp sftp smtp imap edi gs1 seo sea npk kwh co2 vip vips rvs ibc nl be de en fr uk`)

/** Software, machines, payment and brands that everybody has, folded. */
export const software: ReadonlySet<string> = list(`
  windows android ios ipad ipads iphone iphones macbook mac macos linux chrome chromebook chromebooks edge safari firefox
  microsoft office excel word powerpoint outlook teams sharepoint onedrive azure access dynamics navision business central
  365 power bi google workspace gmail drive sheets forms analytics ads maps apple samsung epson star zebra brother hp dell
  lenovo cisco unifi ubiquiti ingenico verifone worldline
  whatsapp messenger facebook instagram insta linkedin twitter tiktok youtube pinterest tripadvisor trustpilot yelp iens
  thefork dinnersite booking expedia airbnb hotels trivago agoda hrs thuisbezorgd deliveroo ubereats uber eats takeaway
  wordpress wix squarespace shopify woocommerce magento lightspeed prestashop joomla drupal mailchimp hubspot salesforce
  zoho pipedrive activecampaign laposta spotler copernica mailplus sendgrid typeform surveymonkey calendly eventbrite
  ticketmaster eventix stager weeztix paylogic
  exact globe afas visma twinfield snelstart moneybird yuki minox unit4 sap oracle netsuite sage odoo infor jonas king
  nmbrs loket raet youforce adp workday personio bamboohr dyflexis shiftbase eitje planday l1nda employes buddee jobrock
  horeko tellow silverfin basecone informer e-boekhouden peppol sendcloud postnl
  untill micros simphony mpluskassa mplus vectron touch trivec booq gastrofix ordersprinter orderbird tevalis ncr aloha
  toshiba casio sharp winpos eijsink tillster paxar quandoo formitable zenchef guestplan resengo tablefever couverts
  opentable resdiary sevenrooms mews apaleo cloudbeds protel opera fidelio oaky siteminder stayntouch roomraccoon clock
  ideas duetto d-edge bookinglayer bookzo booker25 recras tommy booking-experts stayokay salto assaabloy
  apicbase horecaweb foodnotify jamezz sidekick nostradamus tablebooker barsight weare qrjump butlaroo scoupy piggy
  sumup adyen mollie stripe buckaroo ccv rabobank ing abn amro bunq knab sns paypal klarna tikkie ideal bancontact maestro
  visa mastercard amex vpay pay apple wallet payconiq zettle izettle myPOS mypos dojo
  sligro hanos makro bidfood vhc kreko jumbo lidl aldi heineken grolsch bavaria inbev nespresso
  teamviewer slack zoom trello asana monday notion jira confluence dropbox wetransfer citrix zapier make power automate
  tableau qlik looker docusign excel365 office365 chatgpt copilot openai python java php javascript`)

/** Words that English writes with a capital, roles, feasts and drinks, folded. */
export const everyday: ReadonlySet<string> = list(`
  i'm i'd i'll i've im monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december christmas easter halloween dutch german english french belgian spanish italian british american european chinese japanese turkish
  polish netherlands holland germany belgium france spain italy england uk usa europe japanners belgen polen turken chinezen amerikanen engelsen
  duitser fransman brabanders limburgers friezen zeeuwen groningers drenten vlamingen antillianen surinamers latijn grieks
  hoofd medewerker medewerkers teamleider bedrijfsleider bedrijfsleiders assistent coordinator adviseur planner secretaresse stagiair stagiaires
  vennoot bestuurder raad toezicht communicatie personeelszaken eigenaar eigenaren management team techniek logistiek magazijn schoonmaak
  kerstavond kerstdag kerstdagen paasdag pinksterdag hemelvaartsdag nieuwjaarsdag tweede eerste goede vrijdag black friday cyber bevrijdingspop
  wet besluit artikel bijlage hoofdstuk fase versie sprint kwartaal autoriteit persoonsgegevens kansspelautoriteit belastingdienst douane gemeente
  provincie rijksoverheid arbeidsinspectie voedsel warenautoriteit brandweer politie ministerie consumentenbond anwb vvv knmi rvo uwv
  cola fanta sprite chocomel fristi redbull spa bier wijn prosecco slush boter kaas entree garderobe munten fooi fooien
  groupon socialdeal deal vouchers tiqets buma sena videma natura
  europa azie afrika amerika australie albanie algerije argentinie bosnie brazilie bulgarije canada chili china colombia cuba cyprus denemarken
  egypte eritrea estland ethiopie filipijnen finland ghana griekenland hongarije ierland ijsland india indonesie iran irak israel japan jordanie
  kaapverdie kenia kroatie letland libanon litouwen luxemburg maleisie malta marokko mexico moldavie nepal nieuw-zeeland nigeria noorwegen
  oekraine oostenrijk pakistan peru portugal roemenie rusland schotland senegal servie slovenie slowakije soedan somalie sri lanka suriname syrie
  thailand tsjechie tunesie turkije venezuela vietnam wales zuid-afrika zweden zwitserland
  albania brazil bulgaria croatia denmark finland greece hungary india indonesia ireland morocco norway poland portugal romania scotland
  sweden switzerland thailand turkey ukraine austria`)

/** Words with which a sentence often begins and which are places or names as well; only in the middle of one do they count. */
export const ordinary: ReadonlySet<string> = list(`
  roosteren groet kampen waarder kamerik zuilen wal wapse hulst groede koekange hart best beek made goes well loon echt heel rijen grave lent stein bergen houten huizen haren buren leiden putten zetten
  horst hoorn sluis wijk laren assen spijk borger son tegelen boven beneden haven dam hof park strand zand dijk nes oost
  west noord zuid nieuw oude nieuwe lage hoge open mark roos rob bas wil ben max sem lot ton bob floor job jet jip pien
  star hart made rust velp weert zijn een geen den de het ede ens epe erp ell elst esch olst oss ter urk vries werk wissel
  steeg schaft roden rode rest rond rolde vierpolders waarde vlieland vledder veld veen terschuur teuge sport simonshaven
  rusten ruiten poort post princenhof oosterend nieuwstad nederland mill mheer meeden lies linde linden lies lits heen heide
  heel groot gasteren gasselte drempt diepenveen dalen creil beers balk baars are angeren ane ameide acht aan amen gast
  vragender vroom boer oranje`)

/** The words of the product's own list of subjects, folded: in a text they are its words, and nobody's name (D20.9). */
export const ownWords: ReadonlySet<string> = list(
  foldLookalikes(Object.values(groupsNl).join(' ')).replaceAll('&', ' '),
)
