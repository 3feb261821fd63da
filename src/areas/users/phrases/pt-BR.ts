import { rolesPtBR } from './roles/pt-BR.ts';
import { screensPtBR } from './screens/pt-BR.ts';

const users = {
  title: 'Usuários',
  added_one: '{{count}} novo usuário, mostrar',
  added_other: '{{count}} novos usuários, mostrar',
  columns: {
    fullName: 'Nome',
    mail: 'E-mail',
    phone: 'Telefone',
    roles: 'Funções',
    status: 'Situação',
    createdAt: 'Desde',
    lastSeenAt: 'Último acesso',
  },
  filters: { mail: 'E-mail', name: 'Nome', phone: 'Telefone', roles: 'Funções', status: 'Situação' },
  values: { status: { active: 'Ativo', disabled: 'Desativado', pending: 'Pendente' } },
} as const;

export const ptBR = {
  lists: { users, companyUsers: { ...users, title: 'Usuários da empresa' } },
  errors: {
    users: {
      beyondOwnRights: 'Isto vai além dos seus próprios direitos. Peça a um administrador da empresa.',
      lastAdministrator: 'A empresa precisa de pelo menos um administrador ativo.',
      notYourself: 'Você não pode desativar a si mesmo.',
      ownAdministration: 'Você não pode tirar de si mesmo a administração da empresa.',
      belongsElsewhere:
        'A conta desta pessoa pertence a outra empresa: somente ela ou essa empresa muda seu nome, telefone e foto.',
      alreadyActive: 'Esta pessoa já entrou com sua própria senha; se a esqueceu, pode recuperá-la na tela de entrada.',
      disabled: 'Este usuário está desativado. Ative-o antes de enviar o convite.',
      roleInUse: 'Esta função ainda é usada por {{count}} usuário(s).',
      roleShipped: 'Esta função veio com a empresa: pode ser editada, mas não excluída.',
      roleNameTaken: 'Já existe uma função com este nome.',
      tooManyRoles: 'Limite atingido! Máximo de {{count}} funções.',
      administratorNeeds: 'Uma função de administrador precisa poder ver e gerir usuários.',
    },
  },
  roles: rolesPtBR,
  users: {
    ...screensPtBR,
    reminders: { password: 'A senha temporária de {{name}} termina em {{at}}.' },
    mails: {
      invitation: {
        subject: '{{company}} convidou você para o Tropeiro',
        greeting: 'Olá, {{name}}!',
        invited: '{{inviter}} criou um acesso para você em {{company}} no Tropeiro.',
        user: 'Seu usuário: {{email}}',
        password: 'Sua senha temporária: {{password}}',
        validity: 'Ela vale até {{until}} (hora de La Paz). Ao entrar, você escolherá sua própria senha.',
        provider: 'Entre com a conta que você já usa na sua organização.',
        ignore: 'Se você não esperava este convite, ignore esta mensagem.',
        action: 'Entrar no Tropeiro',
      },
      question: {
        subject: '{{company}} convidou você no Tropeiro',
        invited: '{{inviter}} convidou você para trabalhar também com {{company}} no Tropeiro.',
        decide: 'Entre com seu usuário e senha de sempre e aceite ou recuse o convite no seu perfil.',
        unseen: 'Até você aceitar, {{company}} não vê nenhum dado seu.',
        action: 'Ver o convite',
      },
    },
  },
} as const;
