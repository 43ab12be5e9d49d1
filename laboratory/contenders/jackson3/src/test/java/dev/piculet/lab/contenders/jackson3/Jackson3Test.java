package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contenders.jackson.MapperContract;
import java.util.List;

class Jackson3Test extends MapperContract {
    @Override
    protected Object parse(byte[] json) {
        return JsonTree.of(json);
    }

    @Override
    protected List<Contender> withoutKotlinModule() {
        return List.of(new Jackson3Contender(), new Jackson3BlackbirdContender());
    }

    @Override
    protected Contender withKotlinModule() {
        return new Jackson3KotlinContender();
    }
}
