import { list } from './knownWords.ts'

// Names of software from the technology list of Wappalyzer 6.10.47: single words of five letters and more, without those that are ordinary
// words or first names besides. MIT, copyright the Wappalyzer authors; its text stands in demo/ATTRIBUTION.md.

/** Software of the world, folded. */
export const openProducts: ReadonlySet<string> = list(`
  1c-bitrix 4-tell abicart accesso act-on activecampaign adabra adyen afosto afterbuy afterpay aimtell aircall akaunting akinon amocrm
  aplazame applicantstack appointy apptus aprimo aptusshop arastta asana atatus atshop autoketing automizely avangate aweber azoya
  bamboohr barilliance beeketing bentobox beyable beyondmenu bigware bikayi birdeye bitcoin bitrix24 bizweb blesta blueconic bluecore
  bokun bookatable bookdinners bookeo bookero bookingkit booksy bookthatapp booxi bownow brainsins braintree braze breinify brightinfo
  bsale bsecure bsmart bugherd bugzilla buyapowa bynder byside cafe24 calendarhero calendly callbell cart.com celum cemax censhare
  channeladvisor channelape chaport chargeafter chargebee chatra chatstack chatwoot checkfront checkout.com chekkit churnzero citruspay
  classeh clerk.io cleverbridge clevertap clickdimensions cloudbeds cloudcart cloudimage cloudinary cloudsuite cococart coconutsoftware
  colormeshop comm100 commerce.js commerce7 commercelayer commercetools conekta connectif convertcart convertkit convertr cooladata
  corover cosmoshop coveo covermanager cratejoy creativ.email cstate cubecart customer.io customily cxense cybersource czater deliverr
  demandbase deskpro digitalriver dividebuy divido dokan dokeos dotdigital drapr dropbox dukaan dynamicweb e-goi easydigitaldownloads
  easystore ebisumart ec-cube ecaupo ecforce ecwid edokan elcodi eloqua emblue envybox epages eshopcrm esputnik eveve exitintel exponea
  extole fanplayr fareharbor fenicio findify findmeashoe firepush firsthive fleksa flyspray food-ordering.co.uk foodbooking foodomaa
  formitable fortune3 fourthwall foxy.io freshchat freshop freshteam friendbuy frizbit frontify frosmo funnelcockpit furnituredealer
  gambio gameball geovendas getbutton getfeedback getmeashop getresponse getsitecontrol getyourguide gitlab goftino gorgias grandnode
  grocerkey growave gumroad haravan highstore hireology hostmeapp hrflow.ai hubspot hund.io hushly iadvize iamport ideasoft igodigital
  imgix imweb insales instabot instatus insyncai intercom intershop inveon invoca ipresta irislms irroba izooto j2store jetshop jibres
  jitsi jivochat jivox jobadder jobvite joomshopping judge.me jumpseller junip justuno k-ecommerce kajabi kamva kartra kitcart klasha
  klaviyo kobimaster kooomo kqs.store kueskipay kustomer laterpay launchrock lazada leadster leanplum learnworlds letro liberapay limechat
  listrak liveagent livechat livehelp liveintent liveperson livezilla loja2 loop54 lootly loyaltylion lytics magazord magento mailchimp
  mailgun mailmunch makeshop makeshopkorea mangeznotez mantisbt manychat manycontacts marketo mastercard matajer mautic maxemail medallia
  miestro mindbody mindbox mixin mobicred mobify moengage moguta.cms moneris moodle mparticle mshop mycashflow mylivechat nagacommerce
  najva nationbuilder netsuite nextcloud nextsale noddus nopcommerce nudgify nuqlium nuvemshop obviyo ochanoko ocstore oct8ne okendo olark
  ometria omise omnisend onesignal onshop opencart openpay opinionlab optimove optinmonster orankl orderyoyo orocommerce oscommerce
  osticket oxatis pagar.me pagseguro paidy panelbear pardot partial.ly patreon payfast payflex paylocity paypal paywhirl pcrecruiter
  personaclick personio personizely perzonalization phabricator photoshelter picturepark pimcore pipedrive plentymarkets poloriz
  powerboutique powergap powerreviews prediggo prestashop printful privy projesoft proximis purecars pushengage pushnami pushowl
  pushpushgo qstomizer qualaroo qualtrics qubit quick.cart quicksell raisely rapidspike raychat razorpay rebuy recovermycart recruitee
  recurly redcart redmine redonner reelevant reevoo referralcandy regiondo reputon resdiary resengo reservio resmio resova reviews.io
  reviewsolicitors revlifter rezgo richrelevance rise.ai rockerbox rocket.chat rockrms rudderstack saasquatch sailthru sakai salecycle
  saleor salesfire salesfloor salesforce salesloft salla salonist salsify sazito scalapay scalefast searchfit segmanta sellacious selldone
  sellfy sellingo sellix semrush sendgrid sendinblue sendpulse setmore sevenrooms sezzle shanon sharetribe sharpspring shift4shop
  shopaholic shopatron shopcada shoper shopery shopfa shopgold shopify shoplazza shopline shoplo shopmatic shoporama shoppiko shoppy
  shoprenter shoprunner shoptet shopware shopwired simbel simpl simplo7 siteglide sitejabber siteminder sizebay skedify sky-shop skyverge
  sleeknote smartrecruiters smartstore smartsupp smartweb smtpjs snapengage snipcart socialladder solidpixels solvemate solvvy soteshop
  sparkpost splitit spothopper spotii spryker squadded stackcommerce stackify status.io storeden storehippo storeplum stores.jp stripe
  sub2tech subbly suiteshare survicate sylius syndeca t-soft tablebooker tablecheck talkable target2sell tawk.to teachable tessitura
  testfreaks thefork thelia thimatic thinkific threekit thrivecart ticimax tictail tidio tiledesk totalcode totango totara touch2success
  trengo triggerbee trisoshop truecommerce trumba trustpilot trustvox typeform typof u-komi ubiliz ueeshop uknowva ultracart unbxd uportal
  upptime upserve uptimerobot uptrends userlike userpilot userreport userrules uservoice usizy vcita venmo verloop vibecommerce virtuagym
  virtualspirits virtuemart virtusize visely visualsoft vizury volusion vp-asp vtiger vue.ai weblium websale webxpay webzie widen
  widgetwhats wigzo wikinggruppen wirecard wisepops wizishop woocommerce woowup workable workarea worldpay worldz wufoo x-cart xanario
  xonic xpresslane xretail xtcommerce xtremepush yellow.ai yepcomm yieldify yoomoney yoori youcan youtrack zakeke zendesk zeotap zinrelo
  zuppler`)
