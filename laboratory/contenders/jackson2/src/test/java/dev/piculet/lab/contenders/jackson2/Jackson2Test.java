package dev.piculet.lab.contenders.jackson2;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contenders.jackson.MapperContract;
import java.io.IOException;
import java.util.List;

class Jackson2Test extends MapperContract {
    @Override
    protected Object parse(byte[] json) throws IOException {
        return JsonTree.of(json);
    }

    @Override
    protected List<Contender> withoutKotlinModule() {
        return List.of(new Jackson2Contender(), new Jackson2BlackbirdContender(), new Jackson2AfterburnerContender());
    }

    @Override
    protected Contender withKotlinModule() {
        return new Jackson2KotlinContender();
    }
}
