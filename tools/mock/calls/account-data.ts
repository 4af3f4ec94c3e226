import { closeAccount } from '@/contracts/account-data'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { on } from '../serve'
import { endSessions } from './account'

on(closeAccount, ({ world, shopper }, { body }) => {
  if (shopper.password !== body.password)
    throw new InvalidInput({ password: 'fields.passwordWrong' })
  if (shopper.balance + shopper.frozen > 0) throw new DomainError('ACCOUNT_HAS_MONEY')
  endSessions(world, shopper.id)
  world.shoppers = world.shoppers.filter(({ id }) => id !== shopper.id)
  return null
})
