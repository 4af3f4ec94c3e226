import {
  BooleanInput,
  Create,
  DateTimeInput,
  NumberInput,
  required,
  useLocaleState,
  useRecordContext,
  type RaRecord,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { isBannerLink } from '@/contracts/banner-links'
import type { AdminBanner } from '@/contracts/schemas/admin-banners'
import { BannerPreview } from '@/console/banners/banner-preview'
import { FreshEdit } from '@/console/forms/fresh-edit'
import { RecordForm } from '@/console/forms/record-form'
import { RecordTitle } from '@/console/forms/record-title'
import { isoTime } from '@/console/ui/iso-time'
import { LanguageTabs } from '@/console/ui/language-tabs'
import { onlyWritten, type Written } from '@/console/ui/languages'
import { PictureInput } from '@/console/ui/picture-input'
import { pictureInput, type FormPicture } from '@/console/ui/picture-upload'
import { TextLine } from '@/console/ui/text-line'
import { useTextIn } from '@/console/ui/use-text-in'

export const BannerCreate = () => (
  <Create redirect="list">
    <BannerForm />
  </Create>
)

export function BannerEdit() {
  const textIn = useTextIn()
  return (
    <FreshEdit title={<RecordTitle<AdminBanner> nameOf={({ texts }) => textIn(texts)} />}>
      <BannerForm />
    </FreshEdit>
  )
}

interface BannerValues {
  texts: Written<string>
  image: FormPicture | null
  link: string
  position: number | null
  shown: boolean
  starts_at: string | null
  ends_at: string | null
}

const isLink = (link?: string) =>
  !link || isBannerLink(link) ? undefined : 'console.banners.linkHint'

function BannerForm() {
  const [locale] = useLocaleState()
  const valuesOf = (record: RaRecord | undefined): BannerValues => {
    const { texts, written_locales, image, ...banner } = (record ?? {}) as AdminBanner
    return {
      texts: record ? onlyWritten(texts, written_locales) : { [locale]: '' },
      image: record ? { url: image } : null,
      link: banner.link ?? '/',
      position: banner.position ?? 0,
      shown: banner.shown ?? true,
      starts_at: banner.starts_at ?? null,
      ends_at: banner.ends_at ?? null,
    }
  }
  return (
    <RecordForm<BannerValues>
      resource="banners"
      record={useRecordContext()}
      valuesOf={valuesOf}
      inputOf={({ image, position, ...values }) => ({
        ...values,
        ...(image && { image: pictureInput(image) }),
        position: position ?? 0,
      })}
    >
      <LanguageTabs source="texts" blank={() => ''}>
        {({ path, isFallback }) => (
          <>
            <TextLine
              source={path}
              label="resources.banners.fields.texts"
              validate={required()}
              readOnly={isFallback}
              fullWidth
            />
            <Preview path={path} />
          </>
        )}
      </LanguageTabs>
      <PictureInput
        source="image"
        label="resources.banners.fields.image"
        ratio={16 / 7}
        validate={required()}
      />
      <TextLine
        source="link"
        helperText="console.banners.linkHint"
        validate={[required(), isLink]}
        fullWidth
      />
      <NumberInput
        source="position"
        min={0}
        step={1}
        helperText="console.categories.positionHint"
      />
      <BooleanInput source="shown" />
      <DateTimeInput source="starts_at" parse={isoTime} fullWidth />
      <DateTimeInput source="ends_at" parse={isoTime} fullWidth />
    </RecordForm>
  )
}

function Preview({ path }: { path: string }) {
  const [title, image] = useWatch({ name: [path, 'image'] }) as [string?, (FormPicture | null)?]
  return <BannerPreview image={image?.url} title={title ?? ''} />
}
