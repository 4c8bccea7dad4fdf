import { list } from './knownWords.ts'

// Names of software from the technology list of Wappalyzer 6.10.47 (MIT): single words of five letters
// and more, without those that are ordinary words besides.

/** Software of the world, folded. */
export const openProducts: ReadonlySet<string> = list(`
  1c-bitrix 4-tell abicart accesso act-on activecampaign adabra adyen afosto afterbuy afterpay aimtell aircall akaunting akinon amocrm
  aplazame applicantstack appointy apptus aprimo aptusshop arastta asana atatus atshop autoketing automizely avangate aweber azoya
  bamboohr barilliance beeketing bentobox beyable beyondmenu bigware bikayi birdeye bitcoin bitrix24 bizweb blesta blueconic bluecore
  bokun bookatable bookdinners bookeo bookero bookingkit booksy bookthatapp booxi bownow brainsins braintree branch braze bread breinify
  brightinfo bsale bsecure bsmart bugherd bugzilla buyapowa bynder byside cachet cafe24 calendarhero calendly callbell canny canto
  cart.com catch celum cemax censhare channeladvisor channelape chaport chargeafter chargebee chatra chatstack chatwoot checkfront
  checkout.com chekkit chord churnzero citruspay classeh clerk.io cleverbridge clevertap clickdimensions clinch cloudbeds cloudcart
  cloudimage cloudinary cloudsuite cococart coconutsoftware colormeshop comm100 commerce.js commerce7 commercelayer commercetools conekta
  connectif convertcart convertkit convertr cooladata corover cosmoshop coveo covermanager cratejoy creativ.email cstate cubecart
  customer.io customily cxense cybersource czater deliverr demandbase deskpro digitalriver dividebuy divido dokan dokeos dotdigital drapr
  dropbox dukaan dynamicweb e-goi easydigitaldownloads easystore ebisumart ec-cube ecaupo ecforce ecwid edokan elcodi eloqua emblue
  emotive envybox epages eshopcrm esputnik eveve exitintel exponea extole fabric fanplayr fareharbor fenicio findify findmeashoe firepush
  firsthive fleksa flyspray food-ordering.co.uk foodbooking foodomaa formitable forte fortune3 fourthwall foxy.io freshchat freshop
  freshteam friendbuy frizbit frontify frosmo funnelcockpit furnituredealer gambio gameball geovendas getbutton getfeedback getmeashop
  getresponse getsitecontrol getyourguide gitlab gladly goftino gorgias grandnode greenhouse grocerkey growave gumroad haravan highstore
  hireology hostmeapp hrflow.ai hubspot hund.io hushly iadvize iamport ideasoft igodigital imber imgix imweb insales insided insider
  instabot instatus insyncai intercom intershop invenio inveon invoca ipresta irislms irroba izooto j2store jetshop jibres jitsi jivochat
  jivox jobadder jobvite joomshopping judge.me jumpseller junip justuno k-ecommerce kajabi kamva kartra kitcart klasha klaviyo kobimaster
  kooomo kqs.store kueskipay kustomer laterpay launchrock lazada leadster leanplum learnworlds letro liberapay limechat listrak liveagent
  livechat livehelp liveintent liveperson livezilla loja2 loop54 lootly loyaltylion lytics magazord magento mailchimp mailgun mailmunch
  majin makeshop makeshopkorea malomo mangeznotez mantisbt manychat manycontacts marker marketo mastercard matajer mautic maxemail
  medallia miestro mindbody mindbox mixin mobicred mobify modified moengage moguta.cms mokka mollie moneris moodle mparticle mshop
  mycashflow mylivechat nacelle nagacommerce najva nationbuilder netsuite nextcloud nextsale noddus nopcommerce nudgify nuqlium nuvemshop
  obviyo ochanoko ocstore oct8ne okendo olark ometria omise omnisend onesignal onshop opencart openpay opinionlab optimove optinmonster
  orankl orderyoyo orocommerce oscommerce osticket oxatis paddle pagar.me pagseguro paidy panelbear paradox pardot partial.ly patreon
  payfast payflex paylocity paypal paywhirl pcrecruiter periodic personaclick personio personizely perzonalization phabricator
  photoshelter piano picturepark pimcore pinnaclecart pipedrive plaid plentymarkets podia poloriz powerboutique powergap powerreviews
  prediggo prestashop printful privy projesoft proximis purecars pushengage pushnami pushowl pushpushgo qstomizer qualaroo qualified
  qualtrics qubit quick.cart quicksell raisely rapidspike raptor raychat razorpay reactive rebuy recharge recovermycart recruitee recurly
  redcart redmine redonner reelevant reevoo referralcandy regiondo reputon resdiary resengo reservio resmio resova reviews.io
  reviewsolicitors revlifter rezgo richrelevance rise.ai robin rockerbox rocket.chat rockrms rotic route rudderstack saasquatch sailthru
  sakai salecycle saleor salesfire salesfloor salesforce salesloft salla salonist salsify satori sazito scalapay scalefast searchfit
  segmanta segment sellacious selldone sellfy sellingo sellix semrush sendgrid sendinblue sendpulse sentry setmore sevenrooms sezzle
  shanon sharetribe sharpspring shift4shop shopaholic shopatron shopcada shoper shopery shopfa shopgold shopify shoplazza shopline shoplo
  shopmatic shoporama shoppiko shoppy shoprenter shoprunner shoptet shopware shopwired simbel simpl simplo7 siteglide sitejabber
  siteminder sizebay skedify sky-shop skyverge sleeknote slice smartrecruiters smartstore smartsupp smartweb smtpjs snapengage snipcart
  socialladder solidpixels solvemate solvvy soteshop sparkpost splitit spothopper spotii spree sprig spryker squadded stackcommerce
  stackify stamped status.io storeden storehippo storeplum stores.jp stripe sub2tech subbly suiteshare survicate sylius syndeca t-soft
  tabby tablebooker tablecheck taiga talkable tamara target2sell tawk.to teachable tessitura testfreaks thefork thelia thimatic thinkific
  threekit thrivecart ticimax tictail tidio tiledesk totalcode totango totara touch2success trengo triggerbee trisoshop truecommerce
  trumba trustpilot trustvox typeform typof u-komi ubiliz ueeshop uknowva ultracart unbxd uportal upptime upserve uptimerobot uptrends
  userlike userpilot userreport userrules uservoice usizy vcita venmo verloop vibecommerce virtuagym virtualspirits virtuemart virtusize
  visely visualsoft vitals vizury volusion vp-asp vtiger vue.ai weblium websale webxpay webzie welcart widen widgetwhats wigzo
  wikinggruppen wirecard wisepops wizishop woocommerce woowup workable workarea worldpay worldz wufoo wunderkind x-cart xanario xonic
  xpresslane xretail xtcommerce xtremepush yellow.ai yepcomm yieldify yoomoney yoori youcan youtrack zakeke zendesk zeotap zinrelo zuppler`)
