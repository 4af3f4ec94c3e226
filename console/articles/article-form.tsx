import AddIcon from '@mui/icons-material/Add'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import RemoveIcon from '@mui/icons-material/Close'
import { Box, Button, Card, CardContent, IconButton } from '@mui/material'
import { required, useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AdminArticle, ArticleText } from '@/contracts/schemas/admin-articles'
import {
  articleInput,
  articleValues,
  inEveryLanguage,
  type ArticleValues,
} from '@/console/articles/article-values'
import { FreshEdit } from '@/console/forms/fresh-edit'
import { RecordForm } from '@/console/forms/record-form'
import { LanguageTabs } from '@/console/ui/language-tabs'
import { sourceLocale } from '@/console/ui/languages'
import { TextLine } from '@/console/ui/text-line'

const MAX_SECTIONS = 50

export const ArticleEdit = () => (
  <FreshEdit title={<Title />}>
    <ArticleForm />
  </FreshEdit>
)

function Title() {
  const translate = useTranslate()
  const article = useRecordContext<AdminArticle>()
  return article ? translate(`console.articles.pages.${article.page}`) : null
}

function ArticleForm() {
  const { getBlank } = useBlank()
  return (
    <RecordForm<ArticleValues>
      resource="articles"
      idField="page"
      record={useRecordContext()}
      valuesOf={(record) => articleValues(record as RaRecord & AdminArticle)}
      inputOf={articleInput}
    >
      <LanguageTabs source="texts" blank={getBlank}>
        {({ path, isFallback }) => (
          <>
            <TextLine
              source={`${path}.title`}
              label="resources.articles.fields.title"
              validate={required()}
              readOnly={isFallback}
              fullWidth
            />
            <TextLine
              source={`${path}.lead`}
              label="console.articles.lead"
              readOnly={isFallback}
              multiline
              minRows={2}
              fullWidth
            />
            <Sections path={path} isReadOnly={isFallback} />
          </>
        )}
      </LanguageTabs>
    </RecordForm>
  )
}

/** A language that is begun has as many sections as the others; empty ones could not be saved. */
function useBlank() {
  const article = useRecordContext<AdminArticle>()
  const getBlank = (locale: keyof AdminArticle['texts']): ArticleText =>
    structuredClone(article?.texts[locale] ?? { title: '', lead: '', sections: [] })
  return { getBlank }
}

function Sections({ path, isReadOnly }: { path: string; isReadOnly: boolean }) {
  const translate = useTranslate()
  const { setValue, getValues } = useFormContext<ArticleValues>()
  const texts = useWatch<ArticleValues, 'texts'>({ name: 'texts' })
  const sections = texts[sourceLocale(texts)]?.sections ?? []
  const change = (next: Parameters<typeof inEveryLanguage>[1]) =>
    setValue('texts', inEveryLanguage(getValues('texts'), next), { shouldDirty: true })
  const swap = (one: number, other: number) =>
    change((list) => list.with(one, list[other]!).with(other, list[one]!))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {sections.map((_section, place) => {
        const number = place + 1
        return (
          // Sections have no identity of their own, and their inputs read the values by place.
          // oxlint-disable-next-line react/no-array-index-key
          <Card key={place} variant="outlined">
            <CardContent>
              {!isReadOnly && (
                <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
                  <IconButton
                    aria-label={translate('console.articles.up', { number })}
                    disabled={place === 0}
                    onClick={() => swap(place, place - 1)}
                  >
                    <UpIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    aria-label={translate('console.articles.down', { number })}
                    disabled={place === sections.length - 1}
                    onClick={() => swap(place, place + 1)}
                  >
                    <DownIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    aria-label={translate('console.articles.remove', { number })}
                    onClick={() => change((list) => list.toSpliced(place, 1))}
                  >
                    <RemoveIcon fontSize="small" />
                  </IconButton>
                </Box>
              )}
              <TextLine
                source={`${path}.sections.${place}.title`}
                label={translate('console.articles.section', { number })}
                validate={required()}
                readOnly={isReadOnly}
                fullWidth
              />
              <TextLine
                source={`${path}.sections.${place}.body`}
                label="console.articles.body"
                validate={required()}
                readOnly={isReadOnly}
                multiline
                minRows={4}
                maxRows={20}
                fullWidth
              />
            </CardContent>
          </Card>
        )
      })}
      {!isReadOnly && sections.length < MAX_SECTIONS && (
        <Button
          startIcon={<AddIcon />}
          sx={{ justifySelf: 'start' }}
          onClick={() => change((list) => [...list, { title: '', body: '' }])}
        >
          {translate('console.articles.addSection')}
        </Button>
      )}
    </Box>
  )
}
