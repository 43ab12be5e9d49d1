package dev.piculet.lab.contenders.jackson2;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contenders.jackson.HandwrittenContract;
import java.io.IOException;
import java.util.List;

class HandwrittenJackson2Test extends HandwrittenContract {
    @Override
    protected Object parse(byte[] json) throws IOException {
        return JsonTree.of(json);
    }

    @Override
    protected List<Contender> handwritten() {
        return List.of(
                new HandwrittenJackson2Contender(),
                new HandwrittenJackson2SwitchContender(),
                new HandwrittenJackson2ModuleContender());
    }
}
