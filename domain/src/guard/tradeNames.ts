import { list } from './knownWords.ts'

/** Names that thousands of houses have to do with: software, machines, brands, agencies, wholesalers and authorities, folded. */
export const tradeNames: ReadonlySet<string> = list(`
  1password 4suites aanhr abloy abp achmea acronis acsi actievandedag acumatica adecco adlib aegon affligem afrekenen ahold airmiles akia alipay
   alliants allianz alsco ambach anticimex apiplatform aptean arbounie articulate asn asr assa auth0 availpro avery aviko
  avvio axapta axiell axxerion backblaze bakeronline barcontrol bcorp bdo beeminds beerboard beerrun belgacom bemet beonprice berendsen betercheck
  bevager bevspot bidcorp bierista bitburger bitdefender bitwarden biztalk bocca bookassist bookboost boomi brewfather brewman
  brewninja brewplanner breww brisk brookz budgetenergie budweiser bullhorn bunzl businesscentral bydesign byner cadeaubon campercontact campina
  campingsoft canaldigitaal carerix cashdesk cashguard celebratix celigo celonis centric ceridian channex chaudfontaine chipta christeyns cimbali
   cobol compiere comtrex connecteam convothermeloma coolblue countit countr countus coupa cropster crowdscan csb csu cubilis dayforce
  daywize dbase dedge deepl deliverart deloitte desperados dhisco dinercheque dinerware diversey docebo docker dockmaster dolibarr
  dormakaba douwe draytek dubbelfriss duni duvel dynamicsnav e-golf4u earthcheck easyeat easygenerator eatcard eatclever ecolab ecolabel edenred
  eduhotel effectory egberts egro eko ekos eloma eneco enexis engie epicor eposnow erdinger erpnext eset eurobake eurocampings eurotime eventgoose
  eventpro eversys exactonline ey ezrms facilitor faema fairtrade farmfrites fevertree fiix filemaker firebird flexkeeping flexkids
  flexwerker flowmeter flynth fobesoft foodware fortigate fortinet foxpro freebees fudura gamko gico giesen giftcard giftomatic
  giorik goki goodhabitz gotomeeting grammarly greatplains greenchoice groupon growyze guestjoy guestonline guinness haiilo happeo happyhotel
  harba harbourguide hdi hellmanns hibob hijiffy hiopos hiswa hoegaarden hollandsnieuwe honig horecatrainer hornbach hoshizaki hoteliers
  hotelkit hotelspecials hotelstars hotsos houno hrorganizer hrtoolbox ibmpos icematic icg igloohome ijobs ikea innovint integromat
  interpolis iprox ireckonu ismobile ispnext ispring jcb jobbox jobner jobtread joinzaak joulz jquery jupiler justfood kaba kafka karwei kaspersky
   keycafe keycloak kidskonnect knorr kobas koffiecentrale kornuit krombacher kronos kubernetes kuppersbusch lainox laravel lastpass lavazza
  lays learnupon lebara leffe lepaya levart liander liebherr limble lipton litmos lodgegate loyalist lyreco maintainx manitowoc manpower mariadb
  marinapp mazars mcafee mccain mcmain mediamarkt meetingreview menukit menury menutech menuzen meraki mercell messerschmitt mettler mibrasa
  midjourney mikrotik mkn mobiorder mobysoft moduline mongodb mrwork mulesoft myallocator mymenu mysolution mysql n26 n8n nationaledinercadeau
  navifood ncrsilver nedap nedlin negometrix nestle newasco nextmenu nh1816 nixdorf nkc nn nomagreen nuki nuxt okta ollie
  onelogin oneteam onity onventis openbravo optii orderchief ordertiger otainsight otys paardekooper pacojet pagero palux
  paperless papstar partender paulaner paycor peakon peeze pellegrino pepsi perrier personeelsdossier pggm pincamp pluriform pluxee poslink poslovni
   postgres postgresql praxis pricelabs proactis proalpha probat profitroom proximus pwc qnap qonqr qonto qualitylodgings quicktext rabbitmq
  rainforest rancilio ratebeer rateboard rategain rebtel recreasoft redbull remia rentokil reprobel restaurantweek revcontrol ringcentral rippling
  roastlog roompricegenie s4hana salarisonline sap4 satispay scan2invoice scanbar schoutencs schuttelaar schweppes scotsman
  sdworx seats2meet sensormatic shaam shoppertrak simonelli simonlevelt simplotel simployer simyo sisi sitecore slacker slayer smitdorlas snapfix
  snaplogic socialdeal sodexo sophos sourcy spaaract speakap springest sqlite sqlserver staffbase staples stardekk statamic stedin stocard stockifi
  storyline stubhub studytube successfactors successone suncamp suzohapp swile swing2sleep swinkels symfony synergo synesso synology tableo tableplus
  tabletool talentlms teamtailor tedee telenet tempoteam tenderned tennet theperfectwedding thermomix tibbaa tibco ticketkantoor ticketswap
  topdesk tradeshift travelife trimergo triodos tryton twint ubak uipath uitagenda uitbureau uitkrant ukg ultimo unilever unionpay unitrade unive
  univé uniware unox untappd upkeep utz vacansoleil vakantiediscounter vakantieveilingen validsign vandebron vanderkroft vanhoeckel vanoers vebego
  vedett veeam vemcount verstegen verzuimsignaal viagogo vingcard vinsight vintrace vipps vittel voys vvvbon warsteiner waterkaart
  wechat wedo weekendjeweg weighbar weihenstephaner weticket whereby wincor winesearcher winweb wizenoze workato worx xpert-suite youfone
  youngones yourticketprovider youserve yubikey zomato zonneplan zorgvandezaak zwitserleven`)
