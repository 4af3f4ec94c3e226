import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { getAdminImport } from '@/contracts/admin-imports'
import type { DataOf } from '@/contracts/endpoint'
import { IMPORT_REASONS } from '@/contracts/import-reasons'
import { formatCount } from '@/lib/format/count'
import { call } from '@/console/api/call'
import { ImportFailure } from '@/console/imports/import-failure'

type Report = DataOf<typeof getAdminImport>

const POLL_MS = 1000
const COUNTS = ['added', 'changed', 'unchanged', 'rejected'] as const

interface ImportReportProps {
  id: number
  isSending: boolean
  /** Starts the import of the file whose dry run this is; undefined after a reload, when the file is gone. */
  onImport: (() => void) | undefined
  onOther: () => void
}

const isOver = ({ status }: Pick<Report, 'status'>) => status === 'done' || status === 'failed'

/** After a dry run that would add or change something. */
const mayImport = ({ is_dry_run, status, added, changed }: Report) =>
  is_dry_run && status === 'done' && added + changed > 0

/** The progress and result of an import, read every second until it is over. */
export function ImportReport({ id, isSending, onImport, onOther }: ImportReportProps) {
  const translate = useTranslate()
  const query = useReport(id)
  const pages = query.data?.pages
  const report = pages?.[0]
  const failure = query.error && <Alert severity="error">{query.error.message}</Alert>
  if (!report)
    return failure ?? <LinearProgress aria-label={translate('console.imports.progress')} />
  const problems = pages.flatMap((page) => page.problems)
  return (
    <Card variant="outlined">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Progress report={report} />
        <Counts report={report} />
        <SkuCounts report={report} />
        <ImportFailure report={report} severity={isOver(report) ? 'error' : 'warning'} />
        {problems.length > 0 && <Problems problems={problems} />}
        {failure}
        {query.hasNextPage && (
          <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {translate('console.imports.moreProblems')}
          </Button>
        )}
        {isOver(report) && (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {mayImport(report) && onImport && (
              <ImportButton report={report} isSending={isSending} onImport={onImport} />
            )}
            <Button onClick={onOther}>{translate('console.imports.other')}</Button>
          </Box>
        )}
      </CardContent>
    </Card>
  )
}

const useReport = (id: number) =>
  useInfiniteQuery({
    queryKey: ['imports', id],
    queryFn: ({ pageParam, signal }) => call(getAdminImport, { id, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_after }) => (next_after === null ? undefined : String(next_after)),
    refetchInterval: ({ state }) => {
      const [first] = state.data?.pages ?? []
      return first && isOver(first) ? false : POLL_MS
    },
  })

function Progress({ report }: { report: Report }) {
  const translate = useTranslate()
  const { status, is_dry_run, total, done, file_name } = report
  const kind = is_dry_run ? 'dryRun' : 'real'
  return (
    <>
      <Box role="status">
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {translate(`console.imports.${kind}.${status}`, { name: file_name })}
        </Typography>
      </Box>
      {total !== null && (
        <Typography color="textSecondary">
          {translate('console.imports.doneOf', {
            done: formatCount(done),
            total: formatCount(total),
          })}
        </Typography>
      )}
      {!isOver(report) && (
        <LinearProgress
          aria-label={translate('console.imports.progress')}
          variant={total ? 'determinate' : 'indeterminate'}
          value={total ? Math.min(100, (100 * done) / total) : 0}
        />
      )}
    </>
  )
}

function Counts({ report }: { report: Report }) {
  const translate = useTranslate()
  return (
    <Box component="dl" sx={{ display: 'flex', gap: 4, flexWrap: 'wrap', m: 0 }}>
      {COUNTS.map((name) => (
        <Box key={name}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`console.imports.counts.${name}`)}
          </Typography>
          <Typography
            component="dd"
            variant="h5"
            sx={{ m: 0 }}
            color={name === 'rejected' && report.rejected > 0 ? 'error' : undefined}
          >
            {formatCount(report[name])}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** A file with other options, or another `sku` for the same values, retires SKUs. */
function SkuCounts({ report }: { report: Report }) {
  const translate = useTranslate()
  const { skus_added: added, skus_retired: retired } = report
  if (added + retired === 0) return null
  return (
    <Alert severity={retired > 0 ? 'warning' : 'info'}>
      {translate('console.imports.skus', {
        added: formatCount(added),
        retired: formatCount(retired),
      })}
    </Alert>
  )
}

function Problems({ problems }: { problems: Report['problems'] }) {
  const translate = useTranslate()
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={translate('console.imports.problems')}
      sx={{ maxHeight: 420 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {['line', 'field', 'reason'].map((name) => (
              <TableCell key={name}>{translate(`console.imports.columns.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {problems.map((problem) => (
            <TableRow key={`${problem.line} ${problem.field} ${problem.reason}`}>
              <TableCell>{problem.line}</TableCell>
              <TableCell>{problem.field}</TableCell>
              <Reason {...problem} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** In English when this console does not know the reason yet. */
function Reason({ reason, code, values }: Report['problems'][number]) {
  const translate = useTranslate()
  if (code === null || !(code in IMPORT_REASONS)) return <TableCell lang="en">{reason}</TableCell>
  const { given } = values
  const sentence = translate(`console.imports.reasons.${code}`, values)
  return <TableCell>{given === undefined ? sentence : `"${given}" ${sentence}`}</TableCell>
}

interface ImportButtonProps {
  report: Report
  isSending: boolean
  onImport: () => void
}

function ImportButton({ report, isSending, onImport }: ImportButtonProps) {
  const translate = useTranslate()
  const [isAsked, setIsAsked] = useState(false)
  const { added, changed, rejected, file_name } = report
  const counts = { added, changed, rejected }
  return (
    <>
      <Button variant="contained" disabled={isSending} onClick={() => setIsAsked(true)}>
        {translate('console.imports.import')}
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={isSending}
        title="console.imports.importTitle"
        titleTranslateOptions={{ name: file_name }}
        content="console.imports.importContent"
        contentTranslateOptions={counts}
        confirm="console.imports.import"
        onConfirm={() => {
          setIsAsked(false)
          onImport()
        }}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}
