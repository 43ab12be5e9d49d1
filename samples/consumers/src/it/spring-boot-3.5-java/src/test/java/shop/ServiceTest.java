package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.piculet.jackson2.PiculetModule;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;

class ServiceTest {
    private ConfigurableApplicationContext service;

    private void start(Class<?>... sources) {
        service = new SpringApplicationBuilder(sources)
                .run("--server.port=0", "--spring.main.banner-mode=off", "--logging.level.root=warn");
    }

    private String post(String json) throws Exception {
        String port = service.getEnvironment().getRequiredProperty("local.server.port");
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/orders"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build();
        return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
    }

    @AfterEach
    void stop() {
        service.close();
        System.clearProperty("piculet.jackson.generateAfter");
    }

    @Test
    void theDependencyIsEnough() throws Exception {
        System.setProperty("piculet.jackson.generateAfter", "0");
        start(Service.class);
        String order = "{\"id\":7,\"customer\":\"Ann\",\"notes\":[\"fragile\"]}";
        assertEquals(order, post(order));
        List<String> ways = List.of(
                "shop.OrderController$Order, reading: from the parser's buffer, by generated code",
                "shop.OrderController$Order, writing: into the generator's buffer, by generated code");
        assertEquals(ways, service.getBean(PiculetModule.class).diagnostics());
    }

    @Test
    void aModuleOfTheApplicationIsUsedInstead() throws Exception {
        start(Service.class, Own.class);
        post("{\"id\":7}");
        assertSame(Own.MODULE, service.getBean(PiculetModule.class));
        assertEquals(2, Own.MODULE.diagnostics().size());
    }

    /** Not annotated: else the service would find it in every test. */
    static class Own {
        static final PiculetModule MODULE =
                PiculetModule.builder().generateAfter(0).build();

        @Bean
        PiculetModule own() {
            return MODULE;
        }
    }
}
