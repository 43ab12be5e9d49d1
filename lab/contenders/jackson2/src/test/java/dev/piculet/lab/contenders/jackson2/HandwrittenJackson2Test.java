package dev.piculet.lab.contenders.jackson2;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contenders.jackson.HandwrittenContract;
import java.io.IOException;
import java.util.List;

class HandwrittenJackson2Test extends HandwrittenContract {
    private final JsonMapper mapper = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    @Override
    protected Object parse(byte[] json) throws IOException {
        return mapper.readValue(json, Object.class);
    }

    @Override
    protected List<Contender> handwritten() {
        return List.of(new HandwrittenJackson2Contender(), new HandwrittenJackson2SwitchContender());
    }
}
