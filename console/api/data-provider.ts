import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin'
import type { Endpoint } from '@/contracts/endpoint'
import { call } from '@/console/api/call'
import { Cursors } from '@/console/api/cursors'
import { RESOURCES, type Resource } from '@/console/api/resources'

const MAX_PAGE_SIZE = 50
/** Of a list that is searched for one record, because it has no call for one. */
const MAX_PAGES = 20
const cursors = new Cursors()

/**
 * Connects react-admin with the calls of the administration. Lists have no totals: a list of a million orders is not
 * counted.
 */
export const dataProvider: DataProvider = {
  async getList(name, params) {
    const { list, isComplete, hasNextPage } = await readList(resourceOf(name), name, params)
    const page = params.pagination?.page ?? 1
    return isComplete
      ? { data: list as never[], total: list.length }
      : { data: list as never[], pageInfo: { hasNextPage, hasPreviousPage: page > 1 } }
  },
  async getOne(name, { id, signal }) {
    return { data: (await readOne(name, id, signal)) as never }
  },
  async getMany(name, { ids, signal }) {
    return { data: (await Promise.all(ids.map((id) => readOne(name, id, signal)))) as never[] }
  },
  async getManyReference(name, { target, id, ...params }) {
    const filter = { ...(params.filter as object), [target]: id }
    const { list, hasNextPage } = await readList(resourceOf(name), name, { ...params, filter })
    const { page } = params.pagination
    return { data: list as never[], pageInfo: { hasNextPage, hasPreviousPage: page > 1 } }
  },
  async create(name, { data }) {
    const resource = resourceOf(name)
    const made = await call(needed(resource.create, name), data)
    return { data: identified(made, resource) as never }
  },
  async update(name, { data }) {
    const resource = resourceOf(name)
    const changed = await call(needed(resource.update, name), data as object)
    return { data: identified(changed, resource) as never }
  },
  updateMany: () => unsupported('updateMany'),
  delete: () => unsupported('delete'),
  deleteMany: () => unsupported('deleteMany'),
  supportAbortSignal: true,
}

interface Rows {
  list: RaRecord[]
  /** Whether the call answers all records at once. */
  isComplete: boolean
  hasNextPage: boolean
}

async function readList(resource: Resource, name: string, params: GetListParams): Promise<Rows> {
  const { sort, pagination, signal } = params
  const filter = params.filter as object
  const order = sort && resource.sort?.(sort.field, sort.order)
  const wanted = { ...filter, ...(order && { sort: order }) }
  const limit = Math.min(pagination?.perPage ?? MAX_PAGE_SIZE, MAX_PAGE_SIZE)
  const key = JSON.stringify([name, wanted, limit])
  let isComplete = false
  const read = async (cursor: string | undefined) => {
    const answer = (await call(resource.list, { ...wanted, cursor, limit }, signal)) as
      object[] | { list: object[]; next_cursor?: string | null }
    isComplete = Array.isArray(answer) || answer.next_cursor === undefined
    return Array.isArray(answer)
      ? { list: answer, next_cursor: null }
      : { list: answer.list, next_cursor: answer.next_cursor ?? null }
  }
  const { list, next_cursor } = await cursors.read(key, pagination?.page ?? 1, read)
  return {
    list: list.map((row) => identified(row, resource)),
    isComplete,
    hasNextPage: next_cursor !== null,
  }
}

async function readOne(name: string, id: Identifier, signal?: AbortSignal): Promise<RaRecord> {
  const resource = resourceOf(name)
  if (resource.one)
    return identified(await call(resource.one, { id: Number(id) }, signal), resource)
  // Short lists answer complete records.
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const pagination = { page, perPage: MAX_PAGE_SIZE }
    const params = { filter: {}, pagination, ...(signal && { signal }) }
    const { list, hasNextPage } = await readList(resource, name, params)
    const found = list.find((record) => String(record.id) === String(id))
    if (found) return found
    if (!hasNextPage) break
  }
  throw new Error(`${name} ${id} does not exist`)
}

function resourceOf(name: string): Resource {
  const resource = (RESOURCES as Record<string, Resource>)[name]
  if (!resource) throw new Error(`${name} is not a resource: add it to console/api/resources.ts`)
  return resource
}

function identified(record: unknown, { id = 'id' }: Resource): RaRecord {
  const fields = record as Record<string, unknown>
  return { ...fields, id: fields[id] as Identifier }
}

function needed(endpoint: Endpoint | undefined, name: string): Endpoint {
  if (!endpoint) throw new Error(`${name} has no such call`)
  return endpoint
}

const unsupported = (what: string) =>
  Promise.reject(new Error(`the administration has no call for ${what}`))
