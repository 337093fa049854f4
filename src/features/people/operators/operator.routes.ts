import { mount } from '#platform/http/mount.ts';
import { SUCCESS } from '#shared/success.ts';
import type { FeatureApp } from '../access/access.hook.ts';
import type { PeopleContext } from '../people.context.ts';
import { changeOperator, dismissOperator, grantOperator, listOperatorsForDesk } from './manage-operators.service.ts';
import * as endpoints from './operator.contract.ts';
import type { RevertActs } from './revert-acts.ts';

export function operatorRoutes(app: FeatureApp, { config }: PeopleContext, revertActs: RevertActs): void {
  mount(app, endpoints.listOperators, {}, (ctx) => listOperatorsForDesk(ctx, config));
  mount(app, endpoints.addOperator, { name: 'operator.add' }, (ctx, { body }) => grantOperator(ctx, config, body));
  mount(app, endpoints.changeOperator, { name: 'operator.change' }, (ctx, { params, body }) =>
    changeOperator(ctx, config, params.userId, body),
  );
  mount(app, endpoints.removeOperator, { name: 'operator.remove' }, async (ctx, { params, body }) => {
    await dismissOperator(ctx, config, params.userId, body, revertActs);
    return SUCCESS;
  });
}
