import type { Page } from '@playwright/test'
import type { Locale } from '@/contracts/languages'
import { wordsIn, type Words } from '@/testkit/words/words'
import { AddressFormScreen } from './address-form'
import { AddressesScreen } from './addresses'
import { HelpScreen, LawScreen, PlatformScreen } from './articles'
import { BagScreen } from './bag'
import { CardTopUpScreen } from './card-top-up'
import { ChangePasswordScreen } from './change-password'
import { CheckoutScreen } from './checkout'
import { ExploreScreen } from './explore'
import { FavouritesScreen } from './favourites'
import { ForgotPasswordScreen } from './forgot-password'
import { FundRecordScreen } from './fund-record'
import { HomeScreen } from './home'
import { LanguageScreen } from './language'
import { LoginScreen } from './login'
import { MissingScreen } from './missing'
import { NotificationsScreen } from './notifications'
import { OrderScreen } from './order'
import { PasswordsScreen } from './passwords'
import { PayCodeScreen } from './pay-code'
import { PaymentScreen } from './payment'
import { PopularScreen } from './popular'
import { ProductScreen } from './product'
import { ProductsScreen } from './products'
import { ProfileScreen } from './profile'
import { PurchasesScreen } from './purchases'
import { TopUpRecordsScreen, WithdrawalsScreen } from './records'
import { RefundScreen } from './refund'
import { RegisterScreen } from './register'
import { ReviewScreen } from './review'
import { SearchScreen } from './search'
import { SearchResultsScreen } from './search-results'
import { SecurityScreen } from './security'
import { ServicesScreen, ServiceScreen } from './services'
import { SettingsScreen } from './settings'
import { StoreScreen } from './store'
import { TabBar } from './tab-bar'
import { TopUpScreen } from './top-up'
import { WalletTopUpScreen } from './wallet-top-up'
import { WithdrawScreen } from './withdraw'

/** Every screen of one page, in one language. Screens are objects without state: use them in any order. */
export class App {
  readonly locale: Locale
  /** The texts of this language, to find or expect them: `app.words('toasts.paySuccess')`. */
  readonly words: Words
  readonly tabs: TabBar
  readonly home: HomeScreen
  readonly explore: ExploreScreen
  readonly bag: BagScreen
  readonly search: SearchScreen
  readonly searchResults: SearchResultsScreen
  readonly product: ProductScreen
  readonly store: StoreScreen
  readonly login: LoginScreen
  readonly register: RegisterScreen
  readonly forgotPassword: ForgotPasswordScreen
  readonly products: ProductsScreen
  readonly popular: PopularScreen
  readonly favourites: FavouritesScreen
  readonly checkout: CheckoutScreen
  readonly payment: PaymentScreen
  readonly purchases: PurchasesScreen
  readonly order: OrderScreen
  readonly review: ReviewScreen
  readonly refund: RefundScreen
  readonly addresses: AddressesScreen
  readonly addressForm: AddressFormScreen
  readonly profile: ProfileScreen
  readonly settings: SettingsScreen
  readonly language: LanguageScreen
  readonly notifications: NotificationsScreen
  readonly security: SecurityScreen
  readonly passwords: PasswordsScreen
  readonly changePassword: ChangePasswordScreen
  readonly payCode: PayCodeScreen
  readonly topUp: TopUpScreen
  readonly walletTopUp: WalletTopUpScreen
  readonly cardTopUp: CardTopUpScreen
  readonly topUpRecords: TopUpRecordsScreen
  readonly withdraw: WithdrawScreen
  readonly withdrawals: WithdrawalsScreen
  readonly fundRecord: FundRecordScreen
  readonly help: HelpScreen
  readonly law: LawScreen
  readonly platform: PlatformScreen
  readonly services: ServicesScreen
  readonly service: ServiceScreen
  readonly missing: MissingScreen

  constructor(page: Page, locale: Locale) {
    this.locale = locale
    this.words = wordsIn(locale)
    const stage = { page, locale, words: this.words }
    this.tabs = new TabBar(stage)
    this.home = new HomeScreen(stage)
    this.explore = new ExploreScreen(stage)
    this.bag = new BagScreen(stage)
    this.search = new SearchScreen(stage)
    this.searchResults = new SearchResultsScreen(stage)
    this.product = new ProductScreen(stage)
    this.store = new StoreScreen(stage)
    this.login = new LoginScreen(stage)
    this.register = new RegisterScreen(stage)
    this.forgotPassword = new ForgotPasswordScreen(stage)
    this.products = new ProductsScreen(stage)
    this.popular = new PopularScreen(stage)
    this.favourites = new FavouritesScreen(stage)
    this.checkout = new CheckoutScreen(stage)
    this.payment = new PaymentScreen(stage)
    this.purchases = new PurchasesScreen(stage)
    this.order = new OrderScreen(stage)
    this.review = new ReviewScreen(stage)
    this.refund = new RefundScreen(stage)
    this.addresses = new AddressesScreen(stage)
    this.addressForm = new AddressFormScreen(stage)
    this.profile = new ProfileScreen(stage)
    this.settings = new SettingsScreen(stage)
    this.language = new LanguageScreen(stage)
    this.notifications = new NotificationsScreen(stage)
    this.security = new SecurityScreen(stage)
    this.passwords = new PasswordsScreen(stage)
    this.changePassword = new ChangePasswordScreen(stage)
    this.payCode = new PayCodeScreen(stage)
    this.topUp = new TopUpScreen(stage)
    this.walletTopUp = new WalletTopUpScreen(stage)
    this.cardTopUp = new CardTopUpScreen(stage)
    this.topUpRecords = new TopUpRecordsScreen(stage)
    this.withdraw = new WithdrawScreen(stage)
    this.withdrawals = new WithdrawalsScreen(stage)
    this.fundRecord = new FundRecordScreen(stage)
    this.help = new HelpScreen(stage)
    this.law = new LawScreen(stage)
    this.platform = new PlatformScreen(stage)
    this.services = new ServicesScreen(stage)
    this.service = new ServiceScreen(stage)
    this.missing = new MissingScreen(stage)
  }
}
