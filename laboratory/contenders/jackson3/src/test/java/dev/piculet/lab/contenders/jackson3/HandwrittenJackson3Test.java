package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contenders.jackson.HandwrittenContract;
import java.util.List;

class HandwrittenJackson3Test extends HandwrittenContract {
    @Override
    protected Object parse(byte[] json) {
        return JsonTree.of(json);
    }

    @Override
    protected List<Contender> handwritten() {
        return List.of(
                new HandwrittenJackson3Contender(),
                new HandwrittenJackson3SwitchContender(),
                new HandwrittenJackson3ModuleContender());
    }
}
