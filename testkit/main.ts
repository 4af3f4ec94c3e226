export { connect, Shop } from './state/shop'
