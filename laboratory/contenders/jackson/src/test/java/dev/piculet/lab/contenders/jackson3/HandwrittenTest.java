package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contenders.jackson.HandwrittenContract;
import java.util.List;
import tools.jackson.core.JacksonException;

class HandwrittenTest extends HandwrittenContract {
    @Override
    protected Object parse(byte[] json) throws JacksonException {
        return JsonTree.of(json);
    }

    @Override
    protected List<Contender> handwritten() {
        return List.of(new HandwrittenContender(), new HandwrittenSwitchContender(), new HandwrittenModuleContender());
    }
}
