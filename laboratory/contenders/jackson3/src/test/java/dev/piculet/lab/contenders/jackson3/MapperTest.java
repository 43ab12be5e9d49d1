package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contenders.jackson.MapperContract;
import java.util.List;

class MapperTest extends MapperContract {
    @Override
    protected Object parse(byte[] json) {
        return JsonTree.of(json);
    }

    @Override
    protected List<Contender> withoutKotlinModule() {
        return List.of(
                new PlainContender(), new BlackbirdContender(), new JavaPiculetContender(), new JavaDirectContender());
    }

    @Override
    protected Contender withKotlinModule() {
        return new KotlinContender();
    }
}
