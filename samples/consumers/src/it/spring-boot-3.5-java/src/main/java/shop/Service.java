package shop;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication(proxyBeanMethods = false)
public class Service {
    public static void main(String[] arguments) {
        SpringApplication.run(Service.class, arguments);
    }
}
