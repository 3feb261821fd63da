import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printContract } from '#areas/trade-documents/contract/order-form.calls.ts';
import type { ContractView } from '#areas/trade-documents/contract/order-form.shapes.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { saveBlob } from '#ui/media/save-file.ts';

/** Downloads the contract as a file, generated each time. */
export function PrintButton({ contract }: { readonly contract: ContractView }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      const { fileName, contentType, content } = await api.call(printContract, { params: { id: contract._id } });
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      saveBlob(new Blob([bytes], { type: contentType }), fileName);
    } catch (error) {
      snackbar.failure('download', t('tradeDocuments.documents.contractWhat'), error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconPrinter size="1.1rem" stroke={1.7} aria-hidden />}
      onClick={() => void print()}
    >
      {t('tradeDocuments.documents.print')}
    </Button>
  );
}
