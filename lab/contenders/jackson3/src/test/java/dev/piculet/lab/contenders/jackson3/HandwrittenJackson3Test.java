package dev.piculet.lab.contenders.jackson3;

import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contenders.jackson.HandwrittenContract;
import java.util.List;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

class HandwrittenJackson3Test extends HandwrittenContract {
    private final JsonMapper mapper = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    @Override
    protected Object parse(byte[] json) {
        return mapper.readValue(json, Object.class);
    }

    @Override
    protected List<Contender> handwritten() {
        return List.of(new HandwrittenJackson3Contender(), new HandwrittenJackson3SwitchContender());
    }
}
