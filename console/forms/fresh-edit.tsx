import { Edit, type EditProps } from 'react-admin'

/**
 * An edit page that always reads its record. Otherwise react-admin would begin with the row of the list, which may be
 * old and lacks fields; a meta value gives the query a key of its own.
 */
export const FreshEdit = (props: EditProps) => (
  <Edit
    actions={false}
    mutationMode="pessimistic"
    queryOptions={{ meta: { isFresh: true }, gcTime: 0 }}
    {...props}
  />
)
