package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contenders.jackson.MapperContract;
import java.util.List;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

class Jackson3Test extends MapperContract {
    private final JsonMapper mapper = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    @Override
    protected Object parse(byte[] json) {
        return mapper.readValue(json, Object.class);
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
