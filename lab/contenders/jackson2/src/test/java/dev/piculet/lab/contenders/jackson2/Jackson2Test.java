package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contenders.jackson.MapperContract;
import java.io.IOException;
import java.util.List;

class Jackson2Test extends MapperContract {
    private final JsonMapper mapper = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    @Override
    protected Object parse(byte[] json) throws IOException {
        return mapper.readValue(json, Object.class);
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
